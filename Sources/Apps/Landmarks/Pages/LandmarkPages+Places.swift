import Foundation
import FoveaProvider

extension LandmarkPages {
    /// The first page: a world map with all places.
    func home(_ request: PageRequest) -> PageResponse {
        let frame = LandmarkFrame(request, .world)
        let picks = store.landmarks.enumerated().filter { $0.offset % 4 == 3 }.map(\.element)
        return frame.page(
            "World",
            """
            <section class="world"><div><h1>\(store.landmarks.count) places worth the journey</h1>
            <p class="lead">Point at one, or pick one from the map.</p></div>
            \(map.drawing(store.landmarks, title: "A map of the world with all places") { frame.address($0) })</section>
            <section><div class="head"><h2>A few to begin with</h2><a href="landmarks">All places</a></div>\(frame.grid(picks))</section>
            <section><div class="head"><h2>Collections</h2><a href="collections">All collections</a></div>
            <ul class="grid wide">\(store.collections.prefix(6).html { frame.card($0, store) })</ul></section>
            """
        )
    }

    /// All places, continent by continent.
    func places(_ request: PageRequest) -> PageResponse {
        let frame = LandmarkFrame(request, .landmarks)
        let chosen = request.value(named: "continent")
        let names = store.continents
        let tabs = (["All"] + names).html { name in
            let state: HTML = name == chosen ?? "All" ? #" aria-current="true""# : ""
            let address = name == "All" ? "landmarks" : "landmarks?continent=\(name.addressPart)"
            let count = name == "All" ? store.landmarks.count : store.landmarks.count { $0.continent == name }
            return #"<a href="\#(address)"\#(state)>\#(name) <span class="count">\#(count)</span></a>"#
        }
        let parts = names.filter { chosen == nil || $0 == chosen }.html { name in
            "<section><h2>\(name)</h2>\(frame.grid(store.landmarks.filter { $0.continent == name }))</section>"
        }
        return frame.page(
            "Places",
            #"<h1>Places</h1><nav class="tabs" aria-label="Continents">\#(tabs)</nav>\#(parts)"#
        )
    }

    /// A place: its picture, its facts, its map, and similar places.
    func landmark(_ id: Landmark.ID?, _ request: PageRequest) -> PageResponse {
        guard let landmark = id.flatMap(store.landmark) else { return missing(request) }
        let frame = LandmarkFrame(request, .landmarks)
        let collections = store.collections(containing: landmark.id)
        let others = store.landmarks.filter { $0.id != landmark.id }
            .sorted { landmark.kilometres(to: $0) < landmark.kilometres(to: $1) }
        let near = others.filter { $0.continent == landmark.continent }.prefix(4)
        let chips = landmark.labels.html { #"<li>\#($0)</li>"# }
        return frame.page(
            landmark.name,
            """
            <article>
            <section class="hero"><img src="\(frame.picture(landmark))" alt="Drawing of \(landmark.name)" width="640" height="640">
            <div><p class="kicker"><a href="\(frame.root)landmarks?continent=\(landmark.continent.addressPart)">\(landmark.continent)</a></p>
            \(frame.title(landmark.name))
            <p class="lead" dir="auto">\(landmark.place), \(landmark.country)</p><p dir="auto">\(landmark.about)</p><ul class="chips" aria-label="What it is">\(chips)</ul></div></section>
            <section class="where"><div><h2>Where it is</h2>\(facts(landmark, nearest: others.first, frame))</div>
            \(map.drawing([landmark], around: landmark, title: "A map with \(landmark.name)"))</section>
            \(collections.isEmpty ? .nothing : #"<section><h2>Part of</h2><ul class="grid wide">\#(collections.html { frame.card($0, store) })</ul></section>"#)
            \(near.isEmpty ? .nothing : "<section><h2>Nearest in \(landmark.continent)</h2>\(frame.grid(near))</section>")
            </article>
            """
        )
    }

    private func facts(_ landmark: Landmark, nearest: Landmark?, _ frame: LandmarkFrame) -> HTML {
        let neighbour = nearest.map { other -> HTML in
            let distance = Int(landmark.kilometres(to: other).rounded()).formatted()
            return """
                <div><dt>Nearest of these places</dt>
                <dd><a href="\(frame.address(other))"><bdi>\(other.name)</bdi></a>, \(distance) km</dd></div>
                """
        }
        return """
            <dl class="facts"><div><dt>Country</dt><dd><bdi>\(landmark.country)</bdi></dd></div>
            <div><dt>Coordinates</dt><dd>\(landmark.coordinates)</dd></div>
            \(neighbour ?? .nothing)</dl>
            """
    }
}

extension Landmark {
    /// The coordinates in the usual notation, such as `48.858° N, 2.295° E`.
    var coordinates: String {
        func part(_ degrees: Double, _ positive: String, _ negative: String) -> String {
            let thousandths = Int((abs(degrees) * 1_000).rounded())
            let digits = String(thousandths % 1_000)
            let fraction = String(repeating: "0", count: 3 - digits.count) + digits
            return "\(thousandths / 1_000).\(fraction)° \(degrees < 0 ? negative : positive)"
        }
        return part(latitude, "N", "S") + ", " + part(longitude, "E", "W")
    }

    /// Returns the distance to another place along the ground.
    func kilometres(to other: Landmark) -> Double {
        let (a, b) = (latitude * .pi / 180, other.latitude * .pi / 180)
        let (across, along) = ((other.longitude - longitude) * .pi / 180, b - a)
        let h = sin(along / 2) * sin(along / 2) + cos(a) * cos(b) * sin(across / 2) * sin(across / 2)
        return 2 * 6_371 * asin(min(1, h.squareRoot()))
    }
}
