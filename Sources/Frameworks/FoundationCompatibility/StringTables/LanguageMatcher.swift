import Foundation

/// A choice among the languages that a bundle has.
enum LanguageMatcher {
    /// Returns the languages to look in, best first.
    ///
    /// A wish is met by the same language and script: first in the same region, then in the region's parents (`en-GB`
    /// by `en-001`, then `en`), then without a region, and only if there is nothing else in another region. The
    /// development language comes last, and a wish for it ends the search, because its text stands in the code.
    static func chain(wishes: [String], available: [String], development: String) -> [String] {
        var chain: [String] = []
        let candidates = Set(available).union([development]).sorted()
        for wish in wishes {
            let matches = matches(for: wish, among: candidates)
            for match in matches where !chain.contains(match) { chain.append(match) }
            if matches.contains(development) { return chain }
        }
        if !chain.contains(development) { chain.append(development) }
        return chain
    }

    private static func matches(for wish: String, among candidates: [String]) -> [String] {
        let wanted = Parts(wish)
        let parents = parents(of: wish)
        var ranked: [(rank: Int, name: String)] = []
        for candidate in candidates where candidate != "Base" {
            let parts = Parts(candidate)
            guard parts.language == wanted.language, parts.script == wanted.script else { continue }
            let rank =
                if parts.spelling == wanted.spelling {
                    -1
                } else if parts.name == wanted.name {
                    0
                } else if let step = parents.firstIndex(of: parts.name) {
                    1 + step
                } else if !parts.hasRegion {
                    50
                } else if parts.region == wanted.region {
                    51
                } else {
                    99
                }
            ranked.append((rank, candidate))
        }
        ranked.sort { ($0.rank, $0.name) < ($1.rank, $1.name) }
        let near = ranked.filter { $0.rank < 99 }
        return near.isEmpty ? ranked.prefix(1).map(\.name) : near.map(\.name)
    }

    /// The chain of parents in Unicode's locale data, without the language itself and without the root.
    private static func parents(of name: String) -> [String] {
        var parents: [String] = []
        var language = Locale.Language(identifier: name)
        // Foundation gives the root a parent, and some languages themselves; the count ends the walk.
        for _ in 0..<8 {
            guard let parent = language.parent, parent.maximalIdentifier != "root" else { break }
            language = parent
            parents.append(Parts(parent.minimalIdentifier).name)
        }
        return parents
    }

    /// A language tag, taken apart and completed with its likely script and region.
    private struct Parts {
        /// The tag as it was given, with hyphens.
        let spelling: String
        /// The tag without what is likely anyway.
        let name: String
        let language: String
        let script: String
        let region: String
        let hasRegion: Bool

        init(_ identifier: String) {
            let language = Locale.Language(identifier: identifier)
            let complete = language.maximalIdentifier.split(separator: "-").map(String.init)
            spelling = identifier.replacing("_", with: "-")
            name = language.minimalIdentifier
            // Norwegian without a variety is written as Bokmål.
            self.language = complete.first == "no" ? "nb" : complete.first ?? identifier
            script = complete.count > 1 ? complete[1] : ""
            region = complete.count > 2 ? complete[2] : ""
            let subtags = spelling.split(separator: "-").dropFirst()
            hasRegion = subtags.contains { $0.count < 4 }
        }
    }
}
