extension UTType {
    /// The type of an item.
    public static var item: UTType { UTType(known: "public.item") }
    /// The type of anything with content.
    public static var content: UTType { UTType(known: "public.content") }
    /// The type of content of several kinds.
    public static var compositeContent: UTType { UTType(known: "public.composite-content") }
    /// The type of a stream of bytes.
    public static var data: UTType { UTType(known: "public.data") }
    /// The type of a directory.
    public static var directory: UTType { UTType(known: "public.directory") }
    /// The type of a folder that people see.
    public static var folder: UTType { UTType(known: "public.folder") }
    /// The type of a directory that is shown as a file.
    public static var package: UTType { UTType(known: "com.apple.package") }
    /// The type of a directory with a fixed inner structure.
    public static var bundle: UTType { UTType(known: "com.apple.bundle") }
    /// The type of a link to a path.
    public static var symbolicLink: UTType { UTType(known: "public.symlink") }
    /// The type of an image of a volume.
    public static var diskImage: UTType { UTType(known: "public.disk-image") }
    /// The type of files packed into one.
    public static var archive: UTType { UTType(known: "public.archive") }
    /// The type of files packed by ZIP.
    public static var zip: UTType { UTType(known: "public.zip-archive") }
    /// The type of data compressed by gzip.
    public static var gzip: UTType { UTType(known: "org.gnu.gnu-zip-archive") }
    /// The type of data compressed by bzip2.
    public static var bz2: UTType { UTType(known: "public.bzip2-archive") }
    /// The type of a program.
    public static var executable: UTType { UTType(known: "public.executable") }
    /// The type of a volume.
    public static var volume: UTType { UTType(known: "public.volume") }
    /// The type of anything that leads to another item.
    public static var resolvable: UTType { UTType(known: "com.apple.resolvable") }
    /// The type of a file that leads to another.
    public static var aliasFile: UTType { UTType(known: "com.apple.alias-file") }
    /// The type of an app of any kind.
    public static var application: UTType { UTType(known: "com.apple.application") }
    /// The type of an app that is a directory.
    public static var applicationBundle: UTType { UTType(known: "com.apple.application-bundle") }
    /// The type of a framework.
    public static var framework: UTType { UTType(known: "com.apple.framework") }
    /// The type of a program of Unix.
    public static var unixExecutable: UTType { UTType(known: "public.unix-executable") }
    /// The type of a program of Windows.
    public static var exe: UTType { UTType(known: "com.microsoft.windows-executable") }
    /// The type of keys with their certificates.
    public static var pkcs12: UTType { UTType(known: "com.rsa.pkcs-12") }
    /// The type of a certificate.
    public static var x509Certificate: UTType { UTType(known: "public.x509-certificate") }
}
