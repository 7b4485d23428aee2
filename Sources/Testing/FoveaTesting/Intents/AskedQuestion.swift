import AppIntents
import Foundation

/// A question that an intent asked while it ran.
public struct AskedQuestion: Hashable, Sendable {
    /// What the person is asked for.
    public enum Kind: Hashable, Sendable {
        /// A value of a type.
        case value(typeName: String)
        /// One of several values, which have these titles.
        case choice(titles: [String])
        /// A yes or a no to what has this title.
        case confirmation(title: String)
        /// Whether the app may come to the front.
        case foreground
    }

    /// What the person is asked for.
    public let kind: Kind
    /// The name of the parameter or the intent that asks.
    public let subject: String
    /// The words of the dialog, or nil where the intent gives none.
    public let text: String?

    init(_ kind: Kind, _ subject: LocalizedStringResource, _ dialog: IntentDialog?) {
        self.kind = kind
        self.subject = String(localized: subject)
        text = dialog.map { String(localized: $0.full) }
    }
}

extension AskedQuestion: CustomStringConvertible {
    /// The words, or what they stand for.
    public var description: String {
        let about = subject.isEmpty ? "" : " (\(subject))"
        switch kind {
        case .value(let type): return "\(text ?? "a question for a value of type \(type)")\(about)"
        case .choice(let titles): return "\(text ?? "a choice")\(about) among \(titles.joined(separator: ", "))"
        case .confirmation(let title): return "\(text ?? "a confirmation")\(about) of \(title)"
        case .foreground: return "\(text ?? "a question whether the app may come to the front")\(about)"
        }
    }
}
