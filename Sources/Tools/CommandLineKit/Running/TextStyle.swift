/// A text style for terminals, or none elsewhere.
package struct TextStyle: Sendable, Hashable {
    /// A Boolean value that indicates whether styles are written.
    package let isEnabled: Bool

    /// Creates a style.
    package init(isEnabled: Bool) {
        self.isEnabled = isEnabled
    }

    /// Creates a style from the user's choice, the kind of output, and the variables `NO_COLOR` and `TERM`.
    package init(_ choice: ColorChoice, isTerminal: Bool, environment: [String: String]) {
        isEnabled =
            switch choice {
            case .always: true
            case .never: false
            case .auto:
                isTerminal && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
            }
    }

    /// Returns text in bold.
    package func bold(_ text: String) -> String { wrap(text, "1") }
    /// Returns dimmed text.
    package func dim(_ text: String) -> String { wrap(text, "2") }
    /// Returns text in red, for errors.
    package func red(_ text: String) -> String { wrap(text, "31") }
    /// Returns text in green, for success.
    package func green(_ text: String) -> String { wrap(text, "32") }

    private func wrap(_ text: String, _ code: String) -> String {
        guard isEnabled else { return text }
        return "\(TerminalText.sealed("\u{1B}[\(code)m"))\(text)\(TerminalText.sealed("\u{1B}[0m"))"
    }
}
