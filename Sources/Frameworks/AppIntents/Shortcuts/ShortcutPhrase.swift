/// A phrase of a shortcut, with places for the name of the app and for parameters.
package struct ShortcutPhrase: Hashable, Sendable {
    /// A part of a phrase.
    package enum Piece: Hashable, Sendable {
        case words(String)
        case applicationName
        case parameter(String)
    }

    /// The parts, in order.
    package let pieces: [Piece]

    /// The names of the parameters in the phrase.
    var parameterNames: [String] {
        pieces.compactMap { if case .parameter(let name) = $0 { name } else { nil } }
    }

    /// Returns the phrase with the values of an intent in their places, or with others.
    func text(for intent: (any AppIntent)?, values: [String: String] = [:]) -> String {
        let parameters = intent?.hostedParameters ?? []
        return pieces.map { piece in
            switch piece {
            case .words(let words): words
            case .applicationName: Self.applicationName
            case .parameter(let name):
                values[name] ?? parameters.first { $0.name == name }?.parameter.summaryText ?? ""
            }
        }
        .joined()
    }

    /// The name of the app: that of its bundle or, without one, that of its program.
    private static var applicationName: String {
        let bundle = Bundle.main
        let name = bundle.object(forInfoDictionaryKey: "CFBundleDisplayName") ?? bundle.infoDictionary?["CFBundleName"]
        return name as? String ?? ProcessInfo.processInfo.processName
    }
}

/// A phrase that people can say as it stands, and the intent that it runs.
package struct SpokenShortcut: Sendable {
    /// The phrase.
    package let phrase: String
    /// The intent, with the value that the phrase names.
    package let invocation: IntentInvocation
}

extension AppShortcut {
    /// The number of phrases that one shortcut may have.
    private static let limit = 1_000

    /// Returns the phrases of the shortcut, one for each value that a parameter in them is likely to have.
    ///
    /// The cases of an enumeration and the entities that a query suggests take the place of a parameter without a
    /// value.
    package func spokenPhrases() async throws -> [SpokenShortcut] {
        let parameters = intent.hostedParameters
        let given = parameters.reduce(into: [String: any Sendable]()) { values, entry in
            values[entry.name] = entry.parameter.assignedValue
        }
        var spoken: [SpokenShortcut] = []
        for template in templates {
            guard let name = template.parameterNames.first(where: { given[$0] == nil }),
                let parameter = parameters.first(where: { $0.name == name })?.parameter
            else {
                let invocation = IntentInvocation(type(of: intent), arguments: given)
                spoken.append(SpokenShortcut(phrase: template.text(for: intent), invocation: invocation))
                continue
            }
            for value in try await parameter.likelyValues() {
                guard let text = SummaryText.text(of: value) else { continue }
                let arguments = given.merging([name: value]) { $1 }
                spoken.append(
                    SpokenShortcut(
                        phrase: template.text(for: intent, values: [name: text]),
                        invocation: IntentInvocation(type(of: intent), arguments: arguments)
                    )
                )
            }
        }
        return Array(spoken.prefix(Self.limit))
    }
}
