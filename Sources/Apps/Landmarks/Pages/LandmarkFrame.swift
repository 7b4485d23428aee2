import FoveaProvider

/// The layout of the app's pages, and their cards.
struct LandmarkFrame {
    enum Section: String, CaseIterable {
        case world = "", landmarks, collections

        var title: String {
            switch self {
            case .world: "World"
            case .landmarks: "Places"
            case .collections: "Collections"
            }
        }
    }

    /// The relative path from the page to the app's first one.
    let root: String
    private let section: Section?

    init(_ request: PageRequest, _ section: Section?) {
        root = request.root
        self.section = section
    }

    func page(_ title: String, status: Int = 200, _ body: HTML) -> PageResponse {
        let links = Section.allCases.html { part in
            let state: HTML = part == section ? #" aria-current="page""# : ""
            return #"<a href="\#(root)\#(part.rawValue)"\#(state)>\#(part.title)</a>"#
        }
        let text: HTML = """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>\(title) – Landmarks</title>
            <link rel="stylesheet" href="\(root)style.css">
            <link rel="icon" href="\(root)icon.svg" type="image/svg+xml">
            </head>
            <body>
            <a class="skip" href="#content">Skip to the content</a>
            <header class="top"><a class="brand" href="\(root)"><img src="\(root)icon.svg" alt="" width="32" height="32">Landmarks</a>
            <nav aria-label="Landmarks">\(links)</nav></header>
            <main id="content" tabindex="-1">
            \(body)
            </main>
            <footer>Facts as they are known; the pictures and the map were drawn by a program.</footer>
            </body>
            </html>
            """
        return .html(text.source, status: status)
    }

    /// A page's title, in a smaller font if it is long.
    func title(_ text: String) -> HTML {
        text.count > 36 ? #"<h1 class="long" dir="auto">\#(text)</h1>"# : #"<h1 dir="auto">\#(text)</h1>"#
    }

    func address(_ landmark: Landmark) -> String { "\(root)landmarks/\(landmark.id)" }

    func address(_ collection: LandmarkCollection) -> String { "\(root)collections/\(collection.id.addressPart)" }

    func picture(_ landmark: Landmark) -> String { "\(root)pictures/\(landmark.picture).webp" }

    func card(_ landmark: Landmark) -> HTML {
        """
        <li class="card"><a href="\(address(landmark))"><img src="\(picture(landmark))" alt="" width="640" height="640" loading="lazy">
        <span class="name" dir="auto">\(landmark.name)</span><span class="sub" dir="auto">\(landmark.place), \(landmark.country)</span></a></li>
        """
    }

    func grid(_ landmarks: some Sequence<Landmark>) -> HTML { #"<ul class="grid">\#(landmarks.html(card))</ul>"# }

    /// A collection with three of its pictures.
    func card(_ collection: LandmarkCollection, _ store: LandmarkStore) -> HTML {
        let pictures = store.landmarks(in: collection).prefix(3).html { landmark in
            #"<img src="\#(picture(landmark))" alt="" width="640" height="640" loading="lazy">"#
        }
        return """
            <li class="card set"><a href="\(address(collection))"><span class="three">\(pictures)</span>
            <span class="name" dir="auto">\(collection.name)</span><span class="sub">\(collection.landmarks.count) places</span></a></li>
            """
    }
}
