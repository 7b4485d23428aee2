import FoveaProvider

extension LandmarkPages {
    /// All collections.
    func collections(_ request: PageRequest) -> PageResponse {
        let frame = LandmarkFrame(request, .collections)
        let cards = store.collections.html { frame.card($0, store) }
        return frame.page("Collections", #"<h1>Collections</h1><ul class="grid wide">\#(cards)</ul>"#)
    }

    /// A collection and its places on a map.
    func collection(_ id: LandmarkCollection.ID, _ request: PageRequest) -> PageResponse {
        guard let collection = store.collection(id) else { return missing(request) }
        let frame = LandmarkFrame(request, .collections)
        let landmarks = store.landmarks(in: collection)
        return frame.page(
            collection.name,
            """
            <section class="world"><div><p class="kicker">Collection</p>\(frame.title(collection.name))
            <p class="lead" dir="auto">\(collection.about)</p></div>
            \(map.drawing(landmarks, title: "A map of the world with the places of the collection") { frame.address($0) })</section>
            \(frame.grid(landmarks))
            """
        )
    }

    /// The results of a search.
    func found(_ number: Int?, _ request: PageRequest) -> PageResponse {
        guard let finding = number.flatMap(navigator.finding) else { return missing(request) }
        let frame = LandmarkFrame(request, .landmarks)
        let landmarks = finding.landmarks.compactMap(store.landmark)
        guard !landmarks.isEmpty else {
            return frame.page(
                "Nothing found",
                """
                <div class="empty"><h1>No place of ours</h1><p>Nothing in the picture is, or looks like, a place that we know.</p>
                <p><a class="button" href="\(frame.root)landmarks">See all places</a></p></div>
                """
            )
        }
        let reason = finding.kind == .label ? "Found by what it is" : "Found by its look"
        let count = landmarks.count == 1 ? "1 place" : "\(landmarks.count) places"
        return frame.page(
            "Found",
            """
            <section class="world"><div><p class="kicker">\(reason)</p><h1>\(count)</h1></div>
            \(map.drawing(landmarks, title: "A map of the world with the places that were found") { frame.address($0) })</section>
            \(frame.grid(landmarks))
            """
        )
    }
}
