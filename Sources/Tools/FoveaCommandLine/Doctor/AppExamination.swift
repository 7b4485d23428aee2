import AppIntentsManifest

/// A check of a manifest: the app's intents, and what keeps the system from using them.
struct AppExamination {
    private let manifest: AppIntentsManifest

    init(_ manifest: AppIntentsManifest) {
        self.manifest = manifest
    }

    /// The findings, from the general to the specific.
    var findings: [Finding] {
        [offer] + [search] + openings + moreResults + shortcuts + conditions
    }

    private var offer: Finding {
        let kinds: [(count: Int, one: String, many: String)] = [
            (manifest.intents.count, "intent", "intents"), (manifest.entities.count, "entity", "entities"),
            (manifest.enums.count, "enumeration", "enumerations"),
            (manifest.valueQueries.count, "value query", "value queries"),
            (manifest.unions.count, "union", "unions"),
        ]
        let counts = kinds.filter { $0.count > 0 }.map { "\($0.count) \($0.count == 1 ? $0.one : $0.many)" }
        guard !counts.isEmpty else {
            return Finding(
                manifest.module,
                .failed,
                "It offers nothing.",
                remedy: "Declare intents and entities in the target that has the plugin, and don't make them private."
            )
        }
        return Finding(manifest.module, .ok, counts.joined(separator: ", "))
    }

    private var queries: [AppIntentsManifest.ValueQuery] { manifest.valueQueries.filter(\.answersVisualSearch) }

    /// The types of results, with the cases of a union listed separately.
    private var results: [String] {
        guard let result = queries.first?.result else { return [] }
        guard let union = manifest.unions.first(where: { $0.origin.type == result }) else { return [result] }
        return union.cases.compactMap(\.type)
    }

    private var search: Finding {
        guard let query = queries.first else {
            return Finding(
                "visual search",
                .failed,
                "No IntentValueQuery takes a SemanticContentDescriptor, so a search doesn't ask the app.",
                remedy: "Declare one; 'swift package fovea-init' writes an example to start from."
            )
        }
        let rivals = queries.filter { $0.origin.condition == query.origin.condition }
        guard rivals.count == 1 else {
            let names = rivals.map { "\($0.origin.type)" }.joined(separator: " and ")
            return Finding(
                "visual search",
                .failed,
                "\(names) each take a SemanticContentDescriptor, and the system runs one query for an app.",
                remedy: "Join them in one query whose result is a @UnionValue enum."
            )
        }
        guard !results.isEmpty else {
            return Finding(
                "visual search",
                .warning,
                "\(query.origin.type) answers a type that can't be told from the source.",
                remedy: "Spell the type of the results out in values(for:), such as [AlbumEntity]."
            )
        }
        return Finding("visual search", .ok, "\(query.origin.type) finds \(results.joined(separator: ", "))")
    }

    private var openings: [Finding] {
        results.map { type in
            let openers = manifest.intents.filter { intent in
                intent.opens == type || (intent.opens != nil && intent.opens == queries.first?.result)
            }
            if !openers.isEmpty {
                let names = openers.map(\.origin.type).joined(separator: ", ")
                return Finding("opening", .ok, "\(names) opens \(type)")
            }
            if manifest.entities.contains(where: { $0.origin.type == type && $0.hasURL }) {
                return Finding("opening", .ok, "a URL opens \(type)")
            }
            return Finding(
                "opening",
                .failed,
                "Nothing opens \(type).",
                remedy:
                    "Declare an OpenIntent whose target is of type \(type), or conform it to URLRepresentableEntity."
            )
        }
    }

    private var moreResults: [Finding] {
        guard !queries.isEmpty else { return [] }
        let intents = manifest.intents.filter { intent in
            intent.schema == "visualIntelligence.semanticContentSearch"
                || intent.protocols.contains("VisualIntelligenceSearchIntent")
        }
        guard let intent = intents.first else {
            return [
                Finding(
                    "more results",
                    .warning,
                    "No intent goes on with a search in the app.",
                    remedy: "Declare one with @AppIntent(schema: .visualIntelligence.semanticContentSearch)."
                )
            ]
        }
        let comesForward = intent.opensAppWhenRun == true || intent.protocols.contains("OpenIntent")
        guard comesForward else {
            return [
                Finding(
                    "more results",
                    .warning,
                    "\(intent.origin.type) goes on in the app, and nothing says that the app comes to the front.",
                    remedy: "Add 'static let openAppWhenRun = true', or foreground to its supportedModes."
                )
            ]
        }
        return [Finding("more results", .ok, "\(intent.origin.type) goes on in the app")]
    }

    private var shortcuts: [Finding] {
        guard !manifest.shortcuts.isEmpty else { return [] }
        return [Finding("shortcuts", .ok, manifest.shortcuts.map(\.intent).joined(separator: ", "))]
    }

    private var conditions: [Finding] {
        let origins =
            manifest.intents.map(\.origin) + manifest.entities.map(\.origin) + manifest.enums.map(\.origin)
            + manifest.valueQueries.map(\.origin) + manifest.unions.map(\.origin)
        return origins.compactMap { origin in
            origin.condition.map { Finding("condition", .warning, "\(origin.type) exists only #if \($0)") }
        }
    }
}
