/// A value of a draft that a person may edit.
///
/// Commands and pages show every draft by its fields alone, so that neither knows the kinds of drafts.
package struct ActionField: Codable, Hashable, Sendable {
    /// A kind of value, which says how its text is written.
    package enum Kind: String, Codable, Hashable, Sendable {
        /// A line of text.
        case text
        /// Text of several lines.
        case longText
        /// A day, such as `2026-12-24`.
        case date
        /// A time of the day, such as `19:30`.
        case time
        /// A day with a time, such as `2026-12-24T19:30`.
        case moment
        /// A number, followed by a space and a unit if there are choices, such as `5.4 mmol/L`.
        case number
        /// A phone number.
        case phone
        /// An address for mail.
        case mail
        /// The address of a page.
        case link
        /// One of the choices.
        case choice
    }

    /// The name, under which the value is set.
    package let name: String
    /// The name to show.
    package let label: String
    /// The kind of value.
    package let kind: Kind
    /// The value as text; empty if there is none.
    package let text: String
    /// The units of a number, or the values of a choice.
    package let choices: [String]
    /// A Boolean value that indicates whether the draft can't be saved without the value.
    package let isRequired: Bool

    private enum CodingKeys: String, CodingKey {
        case name, label, kind, text, choices
        case isRequired = "required"
    }
}

extension ActionField.Kind {
    /// What a value of the kind looks like, for messages.
    func expectation(_ choices: [String]) -> String {
        switch self {
        case .text: "a line of text"
        case .longText: "text without control characters"
        case .date: "a day such as 2026-12-24"
        case .time: "a time such as 19:30"
        case .moment: "a day and a time such as 2026-12-24T19:30"
        case .number where !choices.isEmpty: "a number with a unit, such as 5.4 \(choices[0])"
        case .number: "a number such as 128"
        case .phone: "a phone number such as +49 30 1234567"
        case .mail: "an address such as ana@example.org"
        case .link: "an address such as https://example.org"
        case .choice: "one of \(choices.joined(separator: ", "))"
        }
    }
}
