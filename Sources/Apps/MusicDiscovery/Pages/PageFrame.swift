import FoveaProvider

/// The layout of the app's pages: header, navigation, footer.
struct PageFrame {
    /// A section of the app.
    enum Section: String, CaseIterable {
        case home = "", albums = "search", artists, concerts

        var title: String {
            switch self {
            case .home: "Home"
            case .albums: "Albums"
            case .artists: "Artists"
            case .concerts: "Concerts"
            }
        }
    }

    /// The relative path from the page to the app's first one, such as `../`.
    let root: String
    let library: MusicLibrary
    private let section: Section?

    init(_ request: PageRequest, _ library: MusicLibrary, section: Section?) {
        root = request.root
        self.library = library
        self.section = section
    }

    func page(_ title: String, status: Int = 200, _ body: HTML) -> PageResponse {
        let links = Section.allCases.html { part in
            let current: HTML = part == section ? #" aria-current="page""# : ""
            return #"<a href="\#(root)\#(part.rawValue)"\#(current)>\#(part.title)</a>"#
        }
        // Fovea loads the page again when these change; a page with a preview that plays stays.
        let follows: HTML = section == .concerts ? #"<meta name="fovea-follows" content="agenda consents">"# : ""
        let page: HTML = """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>\(title) – Music</title>
            \(follows)
            <link rel="stylesheet" href="\(root)style.css">
            <link rel="icon" href="\(root)icon.svg" type="image/svg+xml">
            </head>
            <body>
            <a class="skip" href="#content">Skip to the content</a>
            <header class="bar">
            <a class="brand" href="\(root)"><img src="\(root)icon.svg" alt="" width="30" height="30">Music</a>
            <nav aria-label="Music">\(links)</nav>
            <form class="find" action="\(root)search" role="search">
            <label class="hidden" for="find">Search albums, artists and songs</label>
            <input id="find" name="q" type="search" placeholder="Search" autocomplete="off">
            </form>
            </header>
            <main id="content" tabindex="-1">
            \(body)
            </main>
            <footer class="foot">Every artist, record and concert in this app is invented. The covers were drawn by a program,
            and the previews are played by one.</footer>
            </body>
            </html>
            """
        return .html(page.source, status: status)
    }

    func album(_ id: Album.ID) -> String { "\(root)albums/\(id.addressPart)" }

    func artist(_ id: Artist.ID) -> String { "\(root)artists/\(id.addressPart)" }

    func concert(_ id: Concert.ID) -> String { "\(root)concerts/\(id.addressPart)" }

    func cover(_ id: Album.ID) -> String { "\(root)covers/\(id.addressPart).webp" }
}
