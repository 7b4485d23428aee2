import AppIntentsManifest

extension AppIntentsManifest {
    /// The manifest of an app in which all is well.
    static var shop: Self {
        var manifest = Self(module: "Shop")
        manifest.entities = ["ItemEntity", "PlaceEntity"].map { Entity(origin: origin($0)) }
        manifest.entities[1].hasURL = true
        var query = ValueQuery(origin: origin("ShopQuery"))
        query.input = "SemanticContentDescriptor"
        query.result = "Found"
        manifest.valueQueries = [query]
        var union = Union(origin: origin("Found"))
        union.cases = [.init(name: "item", type: "ItemEntity"), .init(name: "place", type: "PlaceEntity")]
        manifest.unions = [union]
        var open = Intent(origin: origin("OpenItem"))
        open.opens = "ItemEntity"
        var more = Intent(origin: origin("MoreItems"))
        more.schema = "visualIntelligence.semanticContentSearch"
        more.opensAppWhenRun = true
        manifest.intents = [more, open]
        return manifest
    }

    private static func origin(_ type: String) -> Origin {
        Origin(type: type, module: "Shop", file: "Sources/Shop/Shop.swift")
    }

    /// Returns the manifest with something wrong.
    func damaged(_ damage: String) -> Self {
        var manifest = self
        switch damage {
        case "no query": manifest.valueQueries = []
        case "two queries":
            manifest.valueQueries.append(manifest.valueQueries[0])
            manifest.valueQueries[1].origin.type = "Other"
        case "no opening": manifest.intents.removeLast()
        case "unknown result": manifest.valueQueries[0].result = nil
        case "no more results": manifest.intents.removeFirst()
        case "stays behind": manifest.intents[0].opensAppWhenRun = nil
        case "condition": manifest.intents[1].origin.condition = "DEBUG"
        default: manifest = Self(module: "Shop")
        }
        return manifest
    }
}
