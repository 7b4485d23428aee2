import Foundation

// Identifiers of types: what everything belongs to.

/// The identifier of the type of an item.
public let kUTTypeItem: CFString = "public.item"

/// The identifier of the type of anything with content.
public let kUTTypeContent: CFString = "public.content"

/// The identifier of the type of content of several kinds.
public let kUTTypeCompositeContent: CFString = "public.composite-content"

/// The identifier of the type of a stream of bytes.
public let kUTTypeData: CFString = "public.data"

/// The identifier of the type of a directory.
public let kUTTypeDirectory: CFString = "public.directory"

/// The identifier of the type of a folder.
public let kUTTypeFolder: CFString = "public.folder"

/// The identifier of the type of a volume.
public let kUTTypeVolume: CFString = "public.volume"

/// The identifier of the type of a directory that people see as a file.
public let kUTTypePackage: CFString = "com.apple.package"

/// The identifier of the type of a directory with a known structure.
public let kUTTypeBundle: CFString = "com.apple.bundle"

/// The identifier of the type of a symbolic link.
public let kUTTypeSymLink: CFString = "public.symlink"

/// The identifier of the type of an alias.
public let kUTTypeAliasFile: CFString = "com.apple.alias-file"

/// The identifier of the type of a link of any kind.
public let kUTTypeResolvable: CFString = "com.apple.resolvable"

/// The identifier of the type of an image of a disk.
public let kUTTypeDiskImage: CFString = "public.disk-image"

/// The identifier of the type of an archive.
public let kUTTypeArchive: CFString = "public.archive"

/// The identifier of the type of a ZIP archive.
public let kUTTypeZipArchive: CFString = "public.zip-archive"

/// The identifier of the type of a gzip archive.
public let kUTTypeGNUZipArchive: CFString = "org.gnu.gnu-zip-archive"

/// The identifier of the type of a bzip2 archive.
public let kUTTypeBzip2Archive: CFString = "public.bzip2-archive"

/// The identifier of the type of a program.
public let kUTTypeExecutable: CFString = "public.executable"

/// The identifier of the type of an app.
public let kUTTypeApplication: CFString = "com.apple.application"

/// The identifier of the type of an app in a bundle.
public let kUTTypeApplicationBundle: CFString = "com.apple.application-bundle"

/// The identifier of the type of a URL.
public let kUTTypeURL: CFString = "public.url"

/// The identifier of the type of a URL of a file.
public let kUTTypeFileURL: CFString = "public.file-url"

/// The identifier of the type of a contact's card.
public let kUTTypeVCard: CFString = "public.vcard"

/// The identifier of the type of a contact.
public let kUTTypeContact: CFString = "public.contact"

/// The identifier of the type of an event.
public let kUTTypeCalendarEvent: CFString = "public.calendar-event"

/// The identifier of the type of a task.
public let kUTTypeToDoItem: CFString = "public.to-do-item"

/// The identifier of the type of a message.
public let kUTTypeMessage: CFString = "public.message"

/// The identifier of the type of a mail message.
public let kUTTypeEmailMessage: CFString = "public.email-message"

/// The identifier of the type of a database.
public let kUTTypeDatabase: CFString = "public.database"

/// The identifier of the type of a log.
public let kUTTypeLog: CFString = "public.log"

/// The identifier of the type of a property list.
public let kUTTypePropertyList: CFString = "com.apple.property-list"

/// The identifier of the type of a property list in XML.
public let kUTTypeXMLPropertyList: CFString = "com.apple.xml-property-list"

/// The identifier of the type of a property list in binary form.
public let kUTTypeBinaryPropertyList: CFString = "com.apple.binary-property-list"

/// The identifier of the type of a key with its certificate.
public let kUTTypePKCS12: CFString = "com.rsa.pkcs-12"

/// The identifier of the type of a certificate.
public let kUTTypeX509Certificate: CFString = "public.x509-certificate"

/// The identifier of the type of a font.
public let kUTTypeFont: CFString = "public.font"

/// The identifier of the type of an EPUB book.
public let kUTTypeElectronicPublication: CFString = "org.idpf.epub-container"

/// The identifier of the type of a scene in three dimensions.
public let kUTType3DContent: CFString = "public.3d-content"
