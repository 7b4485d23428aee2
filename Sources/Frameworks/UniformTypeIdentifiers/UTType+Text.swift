extension UTType {
    /// The type of text of any kind.
    public static var text: UTType { UTType(known: "public.text") }
    /// The type of text without markup.
    public static var plainText: UTType { UTType(known: "public.plain-text") }
    /// The type of plain text in UTF-8.
    public static var utf8PlainText: UTType { UTType(known: "public.utf8-plain-text") }
    /// The type of plain text in UTF-16.
    public static var utf16PlainText: UTType { UTType(known: "public.utf16-plain-text") }
    /// The type of rich text.
    public static var rtf: UTType { UTType(known: "public.rtf") }
    /// The type of hypertext.
    public static var html: UTType { UTType(known: "public.html") }
    /// The type of extensible markup.
    public static var xml: UTType { UTType(known: "public.xml") }
    /// The type of JavaScript objects as text.
    public static var json: UTType { UTType(known: "public.json") }
    /// The type of YAML.
    public static var yaml: UTType { UTType(known: "public.yaml") }
    /// The type of values separated by commas.
    public static var commaSeparatedText: UTType { UTType(known: "public.comma-separated-values-text") }
    /// The type of values separated by tabs.
    public static var tabSeparatedText: UTType { UTType(known: "public.tab-separated-values-text") }
    /// The type of values with separators.
    public static var delimitedText: UTType { UTType(known: "public.delimited-values-text") }
    /// The type of program source.
    public static var sourceCode: UTType { UTType(known: "public.source-code") }
    /// The type of Swift source.
    public static var swiftSource: UTType { UTType(known: "public.swift-source") }
    /// The type of C source.
    public static var cSource: UTType { UTType(known: "public.c-source") }
    /// The type of a Python script.
    public static var pythonScript: UTType { UTType(known: "public.python-script") }
    /// The type of a JavaScript script.
    public static var javaScript: UTType { UTType(known: "com.netscape.javascript-source") }
    /// The type of a shell script.
    public static var shellScript: UTType { UTType(known: "public.shell-script") }
    /// The type of a page description in PDF.
    public static var pdf: UTType { UTType(known: "com.adobe.pdf") }
    /// The type of an electronic book.
    public static var epub: UTType { UTType(known: "org.idpf.epub-container") }
    /// The type of a location.
    public static var url: UTType { UTType(known: "public.url") }
    /// The type of a location of a file.
    public static var fileURL: UTType { UTType(known: "public.file-url") }
    /// The type of a contact card.
    public static var vCard: UTType { UTType(known: "public.vcard") }
    /// The type of information about a person or place.
    public static var contact: UTType { UTType(known: "public.contact") }
    /// The type of an event in a calendar.
    public static var calendarEvent: UTType { UTType(known: "public.calendar-event") }
    /// The type of a property list.
    public static var propertyList: UTType { UTType(known: "com.apple.property-list") }
    /// The type of a property list as XML.
    public static var xmlPropertyList: UTType { UTType(known: "com.apple.xml-property-list") }
    /// The type of a property list in binary form.
    public static var binaryPropertyList: UTType { UTType(known: "com.apple.binary-property-list") }
    /// The type of a log.
    public static var log: UTType { UTType(known: "public.log") }
    /// The type of a store of records.
    public static var database: UTType { UTType(known: "public.database") }
    /// The type of a message.
    public static var message: UTType { UTType(known: "public.message") }
    /// The type of a mail message.
    public static var emailMessage: UTType { UTType(known: "public.email-message") }
    /// The type of values separated by tabs, in UTF-8.
    public static var utf8TabSeparatedText: UTType { UTType(known: "public.utf8-tab-separated-values-text") }
    /// The type of plain text in UTF-16 with a mark of its byte order.
    public static var utf16ExternalPlainText: UTType { UTType(known: "public.utf16-external-plain-text") }
    /// The type of rich text with attachments, in a directory.
    public static var rtfd: UTType { UTType(known: "com.apple.rtfd") }
    /// The type of rich text with attachments, in one stream.
    public static var flatRTFD: UTType { UTType(known: "com.apple.flat-rtfd") }
    /// The type of a page with what it shows.
    public static var webArchive: UTType { UTType(known: "com.apple.webarchive") }
    /// The type of style sheets.
    public static var css: UTType { UTType(known: "public.css") }
    /// The type of places as JSON.
    public static var geoJSON: UTType { UTType(known: "public.geojson") }
    /// The type of a script in any language.
    public static var script: UTType { UTType(known: "public.script") }
    /// The type of assembly source.
    public static var assemblyLanguageSource: UTType { UTType(known: "public.assembly-source") }
    /// The type of a C header.
    public static var cHeader: UTType { UTType(known: "public.c-header") }
    /// The type of C++ source.
    public static var cPlusPlusSource: UTType { UTType(known: "public.c-plus-plus-source") }
    /// The type of a C++ header.
    public static var cPlusPlusHeader: UTType { UTType(known: "public.c-plus-plus-header") }
    /// The type of Objective-C source.
    public static var objectiveCSource: UTType { UTType(known: "public.objective-c-source") }
    /// The type of Objective-C++ source.
    public static var objectiveCPlusPlusSource: UTType { UTType(known: "public.objective-c-plus-plus-source") }
    /// The type of a PHP script.
    public static var phpScript: UTType { UTType(known: "public.php-script") }
    /// The type of a Perl script.
    public static var perlScript: UTType { UTType(known: "public.perl-script") }
    /// The type of a Ruby script.
    public static var rubyScript: UTType { UTType(known: "public.ruby-script") }
    /// The type of a makefile.
    public static var makefile: UTType { UTType(known: "public.make-source") }
    /// The type of a table to calculate with.
    public static var spreadsheet: UTType { UTType(known: "public.spreadsheet") }
    /// The type of slides to show.
    public static var presentation: UTType { UTType(known: "public.presentation") }
    /// The type of a task to do.
    public static var toDoItem: UTType { UTType(known: "public.to-do-item") }
    /// The type of a bookmark.
    public static var bookmark: UTType { UTType(known: "public.bookmark") }
    /// The type of a file that leads to a location on the Internet.
    public static var internetLocation: UTType { UTType(known: "com.apple.internet-location") }
}
