/// What is known about a type.
struct Declaration: Sendable {
    let identifier: String
    let parents: [String]
    let extensions: [String]
    let mimeTypes: [String]
    let name: String

    private init(
        _ identifier: String,
        _ parents: [String],
        _ extensions: [String],
        _ mimeTypes: [String],
        _ name: String
    ) {
        self.identifier = identifier
        self.parents = parents
        self.extensions = extensions
        self.mimeTypes = mimeTypes
        self.name = name
    }

    /// The names of a kind that stand for the type.
    func tags(_ tagClass: UTTagClass) -> [String] {
        switch tagClass {
        case .filenameExtension: extensions
        case .mimeType: mimeTypes
        default: []
        }
    }
}

extension Declaration {
    /// The declarations by identifier.
    static let all: [String: Declaration] = Dictionary(uniqueKeysWithValues: ordered.map { ($0.identifier, $0) })

    /// The declared spelling of an identifier, whose case doesn't matter.
    static func spelling(of identifier: String) -> String {
        let lowercased = identifier.lowercased()
        return ordered.first { $0.identifier.lowercased() == lowercased }?.identifier ?? identifier
    }

    /// The declarations; where two share a name, the first one is preferred.
    static let ordered: [Declaration] = [
        Declaration("public.item", [], [], [], "item"),
        Declaration("public.content", [], [], [], "content"),
        Declaration("public.composite-content", ["public.content"], [], [], "composite content"),
        Declaration("public.data", ["public.item"], [], [], "data"),
        Declaration("public.directory", ["public.item"], [], [], "directory"),
        Declaration("public.folder", ["public.directory"], [], [], "folder"),
        Declaration("com.apple.package", ["public.directory"], [], [], "package"),
        Declaration("com.apple.bundle", ["public.directory"], [], [], "bundle"),
        Declaration("public.symlink", ["public.item"], [], [], "symbolic link"),
        Declaration("public.disk-image", ["public.item"], [], [], "disk image"),
        Declaration("public.archive", ["public.data"], [], [], "archive"),
        Declaration(
            "public.zip-archive",
            ["public.data", "public.archive"],
            ["zip"],
            ["application/zip"],
            "ZIP archive"
        ),
        Declaration(
            "org.gnu.gnu-zip-archive",
            ["public.data", "public.archive"],
            ["gz", "gzip"],
            ["application/x-gzip", "application/gzip"],
            "gzip archive"
        ),
        Declaration(
            "public.bzip2-archive",
            ["public.data", "public.archive"],
            ["bz2", "bzip2"],
            ["application/x-bzip2"],
            "bzip2 archive"
        ),
        Declaration("public.executable", ["public.item"], [], [], "executable"),
        Declaration("public.text", ["public.data", "public.content"], [], [], "text"),
        Declaration("public.plain-text", ["public.text"], ["txt", "text"], ["text/plain"], "plain text"),
        Declaration("public.utf8-plain-text", ["public.plain-text"], [], [], "Unicode text"),
        Declaration("public.utf16-plain-text", ["public.plain-text"], [], [], "Unicode text"),
        Declaration("public.rtf", ["public.text"], ["rtf"], ["text/rtf", "application/rtf"], "rich text document"),
        Declaration("public.html", ["public.text"], ["html", "htm", "shtml", "shtm"], ["text/html"], "HTML text"),
        Declaration("public.xml", ["public.text"], ["xml"], ["application/xml", "text/xml"], "XML text"),
        Declaration("public.json", ["public.text"], ["json"], ["application/json"], "JSON"),
        Declaration("public.yaml", ["public.text"], ["yml", "yaml"], ["application/x-yaml"], "YAML document"),
        Declaration(
            "public.comma-separated-values-text",
            ["public.delimited-values-text"],
            ["csv"],
            ["text/csv", "text/comma-separated-values"],
            "CSV document"
        ),
        Declaration(
            "public.tab-separated-values-text",
            ["public.delimited-values-text"],
            ["tsv"],
            ["text/tab-separated-values"],
            "TSV document"
        ),
        Declaration("public.delimited-values-text", ["public.text"], [], [], "delimited text"),
        Declaration("public.source-code", ["public.plain-text"], [], [], "source code"),
        Declaration("public.swift-source", ["public.source-code"], ["swift"], [], "Swift source"),
        Declaration("public.c-source", ["public.source-code"], ["c"], [], "C source"),
        Declaration("public.python-script", ["public.shell-script"], ["py"], ["text/x-python-script"], "Python script"),
        Declaration(
            "com.netscape.javascript-source",
            ["public.script", "public.executable"],
            ["js", "jscript", "javascript", "mjs"],
            ["text/javascript"],
            "JavaScript script"
        ),
        Declaration("public.shell-script", ["public.script"], ["sh", "command"], [], "shell script"),
        Declaration(
            "com.adobe.pdf",
            ["public.data", "public.composite-content"],
            ["pdf"],
            ["application/pdf"],
            "PDF document"
        ),
        Declaration(
            "org.idpf.epub-container",
            ["public.data", "public.composite-content"],
            ["epub"],
            ["application/epub+zip"],
            "EPUB book"
        ),
        Declaration("public.url", ["public.data"], [], [], "URL"),
        Declaration("public.file-url", ["public.url"], [], [], "file URL"),
        Declaration(
            "public.vcard",
            ["public.text", "public.contact"],
            ["vcf", "vcard"],
            ["text/directory", "text/vcard", "text/x-vcard"],
            "vCard"
        ),
        Declaration("public.contact", ["public.content"], [], [], "contact"),
        Declaration("public.calendar-event", ["public.content"], [], [], "calendar event"),
        Declaration("public.image", ["public.data", "public.content"], [], [], "image"),
        Declaration(
            "public.jpeg",
            ["public.image"],
            ["jpeg", "jpg", "jpe", "jfif"],
            ["image/jpeg", "image/jpg"],
            "JPEG image"
        ),
        Declaration("public.tiff", ["public.image"], ["tiff", "tif"], ["image/tiff"], "TIFF image"),
        Declaration("com.compuserve.gif", ["public.image"], ["gif"], ["image/gif"], "GIF image"),
        Declaration("public.png", ["public.image"], ["png"], ["image/png"], "PNG image"),
        Declaration("com.apple.icns", ["public.image"], ["icns"], [], "Apple icon image"),
        Declaration("com.microsoft.bmp", ["public.image"], ["bmp", "dib"], ["image/bmp"], "Windows bitmap image"),
        Declaration("com.microsoft.ico", ["public.image"], ["ico"], ["image/vnd.microsoft.icon"], "Windows icon image"),
        Declaration("public.camera-raw-image", ["public.image"], [], [], "raw image"),
        Declaration(
            "com.adobe.raw-image",
            ["public.camera-raw-image"],
            ["dng"],
            ["image/x-adobe-dng"],
            "Adobe raw image"
        ),
        Declaration(
            "public.svg-image",
            ["public.image", "public.xml"],
            ["svg", "svgz"],
            ["image/svg+xml"],
            "SVG image"
        ),
        Declaration("com.apple.live-photo", [], [], [], "live photo"),
        Declaration("public.heif-standard", ["public.image"], ["heif"], ["image/heif"], "HEIF image"),
        Declaration("public.heic", ["public.heif-standard"], ["heic", "hif"], ["image/heic"], "HEIC image"),
        Declaration(
            "public.heics",
            ["public.heif-standard"],
            ["heics"],
            ["image/heic-sequence"],
            "HEIC image sequence"
        ),
        Declaration("org.webmproject.webp", ["public.image"], ["webp"], ["image/webp"], "WebP image"),
        Declaration("com.ilm.openexr-image", ["public.image"], ["exr"], [], "OpenEXR image"),
        Declaration("public.audiovisual-content", ["public.data", "public.content"], [], [], "audiovisual content"),
        Declaration("public.movie", ["public.audiovisual-content"], [], [], "movie"),
        Declaration("public.video", ["public.movie"], [], [], "video"),
        Declaration("public.audio", ["public.audiovisual-content"], [], [], "audio"),
        Declaration(
            "com.apple.quicktime-movie",
            ["public.movie"],
            ["mov", "qt"],
            ["video/quicktime"],
            "QuickTime movie"
        ),
        Declaration(
            "public.mpeg",
            ["public.movie"],
            ["mpg", "mpeg", "mpe", "m75", "m15"],
            ["video/mpeg"],
            "MPEG movie"
        ),
        Declaration("public.mpeg-4", ["public.movie"], ["mp4", "mpg4"], ["video/mp4"], "MPEG-4 movie"),
        Declaration("public.mpeg-4-audio", ["public.audio"], ["mp4"], ["audio/mp4"], "MPEG-4 audio"),
        Declaration("public.mp3", ["public.audio"], ["mp3", "mpga"], ["audio/mpeg", "audio/mp3"], "MP3 audio"),
        Declaration(
            "com.microsoft.waveform-audio",
            ["public.audio"],
            ["wav", "wave"],
            ["audio/wav", "audio/vnd.wave"],
            "waveform audio"
        ),
        Declaration("public.aiff-audio", ["public.audio"], ["aiff", "aif"], ["audio/aiff"], "AIFF audio"),
        Declaration("public.font", ["public.data"], [], [], "font"),
        Declaration("public.3d-content", ["public.content"], [], [], "3D content"),
        Declaration(
            "com.pixar.universal-scene-description-mobile",
            ["public.3d-content", "public.data"],
            ["usdz"],
            ["model/vnd.usdz+zip"],
            "USDZ package"
        ),
        Declaration("com.apple.property-list", ["public.data"], ["plist"], [], "property list"),
        Declaration(
            "com.apple.xml-property-list",
            ["public.xml", "com.apple.property-list"],
            [],
            [],
            "XML property list"
        ),
        Declaration("com.apple.binary-property-list", ["com.apple.property-list"], [], [], "binary property list"),
        Declaration("public.log", ["public.plain-text"], ["log"], [], "log"),
        Declaration("public.database", [], [], [], "database"),
        Declaration("public.message", [], [], [], "message"),
        Declaration("public.email-message", ["public.message"], ["eml"], ["message/rfc822"], "mail message"),
        Declaration("public.avif", ["public.image"], ["avif"], ["image/avif"], "AV1 image"),
        Declaration("public.jpeg-2000", ["public.image"], ["jp2", "j2k"], ["image/jp2"], "JPEG 2000 image"),
        Declaration("public.heif", ["public.image"], [], [], "HEIF image"),
        Declaration("com.canon.cr2-raw-image", ["public.camera-raw-image"], ["cr2"], [], "Canon CR2 raw image"),
        Declaration("com.nikon.raw-image", ["public.camera-raw-image"], ["nef"], [], "Nikon raw image"),
        Declaration("com.sony.arw-raw-image", ["public.camera-raw-image"], ["arw"], [], "Sony raw image"),
        Declaration(
            "net.daringfireball.markdown",
            ["public.text"],
            ["md", "markdown"],
            ["text/markdown"],
            "Markdown text"
        ),
        Declaration(
            "com.apple.ical.ics",
            ["public.text", "public.calendar-event"],
            ["ics"],
            ["text/calendar"],
            "calendar file"
        ),
        Declaration("public.volume", ["public.folder"], [], [], "volume"),
        Declaration("com.apple.resolvable", [], [], [], "resolvable item"),
        Declaration("com.apple.alias-file", ["public.data", "com.apple.resolvable"], [], [], "alias"),
        Declaration("com.apple.application", ["public.executable"], [], [], "application"),
        Declaration(
            "com.apple.application-bundle",
            ["com.apple.application", "com.apple.bundle", "com.apple.package"],
            ["app"],
            [],
            "application"
        ),
        Declaration("com.apple.framework", ["com.apple.bundle"], ["framework"], [], "framework"),
        Declaration("public.unix-executable", ["public.data", "public.executable"], [], [], "program"),
        Declaration(
            "com.microsoft.windows-executable",
            ["public.data", "public.executable"],
            ["exe"],
            ["application/x-msdownload"],
            "Windows program"
        ),
        Declaration(
            "public.tar-archive",
            ["public.data", "public.archive"],
            ["tar"],
            ["application/x-tar", "application/tar"],
            "tar archive"
        ),
        Declaration("org.gnu.gnu-zip-tar-archive", ["org.gnu.gnu-zip-archive"], ["tgz"], [], "compressed tar archive"),
        Declaration(
            "com.rsa.pkcs-12",
            ["public.data"],
            ["p12", "pfx"],
            ["application/x-pkcs12"],
            "personal information exchange file"
        ),
        Declaration(
            "public.x509-certificate",
            ["public.data"],
            ["cer", "der", "crt"],
            ["application/x-x509-ca-cert"],
            "certificate"
        ),
        Declaration(
            "public.utf8-tab-separated-values-text",
            ["public.tab-separated-values-text", "public.utf8-plain-text"],
            [],
            [],
            "TSV document"
        ),
        Declaration("public.utf16-external-plain-text", ["public.plain-text"], [], [], "Unicode text"),
        Declaration(
            "com.apple.rtfd",
            ["public.composite-content", "com.apple.package"],
            ["rtfd"],
            [],
            "rich text document with attachments"
        ),
        Declaration(
            "com.apple.flat-rtfd",
            ["public.data", "public.composite-content"],
            [],
            [],
            "rich text document with attachments"
        ),
        Declaration(
            "com.apple.webarchive",
            ["public.data", "public.composite-content"],
            ["webarchive"],
            ["application/x-webarchive"],
            "web archive"
        ),
        Declaration("public.css", ["public.text"], ["css"], ["text/css"], "style sheet"),
        Declaration("public.geojson", ["public.json"], ["geojson"], ["application/geo+json"], "GeoJSON"),
        Declaration("public.script", ["public.source-code"], [], [], "script"),
        Declaration("public.assembly-source", ["public.source-code"], ["s"], [], "assembly source"),
        Declaration("public.c-header", ["public.source-code"], ["h"], [], "C header"),
        Declaration(
            "public.c-plus-plus-source",
            ["public.source-code"],
            ["cpp", "cp", "c++", "cc", "cxx"],
            [],
            "C++ source"
        ),
        Declaration(
            "public.c-plus-plus-header",
            ["public.source-code"],
            ["hpp", "h++", "hxx", "hh"],
            [],
            "C++ header"
        ),
        Declaration("public.objective-c-source", ["public.source-code"], ["m"], [], "Objective-C source"),
        Declaration("public.objective-c-plus-plus-source", ["public.source-code"], ["mm"], [], "Objective-C++ source"),
        Declaration(
            "public.php-script",
            ["public.shell-script"],
            ["php", "php3", "php4", "ph3", "ph4", "phtml"],
            ["text/php", "text/x-php-script", "application/php"],
            "PHP script"
        ),
        Declaration(
            "public.perl-script",
            ["public.shell-script"],
            ["pl", "pm"],
            ["text/x-perl-script"],
            "Perl script"
        ),
        Declaration("public.ruby-script", ["public.shell-script"], ["rb", "rbw"], ["text/ruby-script"], "Ruby script"),
        Declaration("public.make-source", ["public.source-code"], ["mak", "mk"], [], "makefile"),
        Declaration("public.spreadsheet", ["public.content"], [], [], "spreadsheet"),
        Declaration("public.presentation", ["public.composite-content"], [], [], "presentation"),
        Declaration("public.to-do-item", [], [], [], "to-do item"),
        Declaration("public.bookmark", [], [], [], "bookmark"),
        Declaration("com.apple.internet-location", ["public.data"], [], [], "Internet location"),
        Declaration(
            "com.apple.pict",
            ["public.image"],
            ["pict", "pct", "pic"],
            ["image/pict", "image/x-pict"],
            "PICT image"
        ),
        Declaration(
            "com.apple.quicktime-image",
            ["public.image"],
            ["qtif", "qti"],
            ["image/x-quicktime"],
            "QuickTime image"
        ),
        Declaration("public.jpeg-xl", ["public.image"], ["jxl"], ["image/jxl"], "JPEG XL image"),
        Declaration(
            "public.avi",
            ["public.movie"],
            ["avi", "vfw"],
            ["video/avi", "video/msvideo", "video/x-msvideo"],
            "AVI movie"
        ),
        Declaration("public.mpeg-2-video", ["public.video"], ["m2v"], ["video/mpeg2"], "MPEG-2 video"),
        Declaration(
            "public.mpeg-2-transport-stream",
            ["public.movie"],
            ["ts"],
            ["video/mp2t"],
            "MPEG-2 transport stream"
        ),
        Declaration("com.apple.m4v-video", ["public.mpeg-4"], ["m4v"], ["video/x-m4v"], "MPEG-4 video"),
        Declaration(
            "com.apple.m4a-audio",
            ["public.mpeg-4-audio"],
            ["m4a"],
            ["audio/x-m4a", "audio/m4a"],
            "MPEG-4 audio"
        ),
        Declaration("com.apple.protected-mpeg-4-video", ["public.movie"], [], [], "protected MPEG-4 video"),
        Declaration("com.apple.protected-mpeg-4-audio", ["public.audio"], ["m4p"], [], "protected MPEG-4 audio"),
        Declaration(
            "public.midi-audio",
            ["public.audio"],
            ["mid", "midi", "smf", "kar"],
            ["audio/midi"],
            "MIDI audio"
        ),
        Declaration("org.xiph.flac", ["public.audio"], ["flac"], ["audio/flac"], "FLAC audio"),
        Declaration("public.playlist", [], [], [], "playlist"),
        Declaration(
            "public.m3u-playlist",
            ["public.text", "public.playlist"],
            ["m3u", "m3u8"],
            ["audio/mpegurl", "audio/x-mpegurl"],
            "M3U playlist"
        ),
        Declaration("public.truetype-ttf-font", ["public.font"], ["ttf"], ["font/ttf"], "TrueType font"),
        Declaration("public.opentype-font", ["public.font"], ["otf"], ["font/otf"], "OpenType font"),
    ]
}
