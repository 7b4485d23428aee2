import Foundation

// Identifiers of types: text.

/// The identifier of the type of text.
public let kUTTypeText: CFString = "public.text"

/// The identifier of the type of text without formatting.
public let kUTTypePlainText: CFString = "public.plain-text"

/// The identifier of the type of text in UTF-8.
public let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"

/// The identifier of the type of text in UTF-16.
public let kUTTypeUTF16PlainText: CFString = "public.utf16-plain-text"

/// The identifier of the type of text in UTF-16 with its byte order.
public let kUTTypeUTF16ExternalPlainText: CFString = "public.utf16-external-plain-text"

/// The identifier of the type of a table in text.
public let kUTTypeDelimitedText: CFString = "public.delimited-values-text"

/// The identifier of the type of a table with commas.
public let kUTTypeCommaSeparatedText: CFString = "public.comma-separated-values-text"

/// The identifier of the type of a table with tabs.
public let kUTTypeTabSeparatedText: CFString = "public.tab-separated-values-text"

/// The identifier of the type of rich text.
public let kUTTypeRTF: CFString = "public.rtf"

/// The identifier of the type of rich text with attachments.
public let kUTTypeRTFD: CFString = "com.apple.rtfd"

/// The identifier of the type of HTML.
public let kUTTypeHTML: CFString = "public.html"

/// The identifier of the type of XML.
public let kUTTypeXML: CFString = "public.xml"

/// The identifier of the type of JSON.
public let kUTTypeJSON: CFString = "public.json"

/// The identifier of the type of a PDF document.
public let kUTTypePDF: CFString = "com.adobe.pdf"

/// The identifier of the type of a stored page.
public let kUTTypeWebArchive: CFString = "com.apple.webarchive"

/// The identifier of the type of source code.
public let kUTTypeSourceCode: CFString = "public.source-code"

/// The identifier of the type of C source.
public let kUTTypeCSource: CFString = "public.c-source"

/// The identifier of the type of C++ source.
public let kUTTypeCPlusPlusSource: CFString = "public.c-plus-plus-source"

/// The identifier of the type of a C header.
public let kUTTypeCHeader: CFString = "public.c-header"

/// The identifier of the type of Objective-C source.
public let kUTTypeObjectiveCSource: CFString = "public.objective-c-source"

/// The identifier of the type of Swift source.
public let kUTTypeSwiftSource: CFString = "public.swift-source"

/// The identifier of the type of a script.
public let kUTTypeScript: CFString = "public.script"

/// The identifier of the type of a shell script.
public let kUTTypeShellScript: CFString = "public.shell-script"

/// The identifier of the type of a Python script.
public let kUTTypePythonScript: CFString = "public.python-script"

/// The identifier of the type of a JavaScript script.
public let kUTTypeJavaScript: CFString = "com.netscape.javascript-source"
