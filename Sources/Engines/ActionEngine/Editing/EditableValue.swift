import CivilDateEngine
import Foundation

/// A value of a draft with what reads it as text and sets it.
struct EditableValue<Content> {
    let name: String
    let label: String
    let kind: ActionField.Kind
    var choices: [String] = []
    var isRequired = false
    /// Whether the value has a name, but isn't shown while it is empty: the next one of a list.
    var isSpare = false
    /// Returns the value as text; empty if there is none.
    let read: (Content) -> String
    /// Sets the value, or returns false where the text isn't one.
    let write: (inout Content, String) -> Bool

    func field(of content: Content) -> ActionField {
        ActionField(
            name: name,
            label: label,
            kind: kind,
            text: read(content),
            choices: choices,
            isRequired: isRequired
        )
    }

    /// Sets the value to a text, whose ends don't count.
    func set(_ content: inout Content, to text: String) throws(ActionError) {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty || !isRequired else {
            throw ActionError(.badValue, field: name, "'\(name)' can't be empty; write \(kind.expectation(choices)).")
        }
        let isText = ShownText.isPlain(text, withLines: kind == .longText) && text.utf8.count <= Self.limit
        guard isText, write(&content, text) else {
            let shown = ShownText.excerpt(text)
            throw ActionError(
                .badValue,
                field: name,
                "'\(name)' takes \(kind.expectation(choices)), not '\(shown)'."
            )
        }
    }

    /// The most bytes of a value.
    private static var limit: Int { 64 << 10 }
}

// MARK: - Kinds of values

extension EditableValue {
    typealias Key<Value> = WritableKeyPath<Content, Value>

    /// Text that is empty where there is none.
    static func text(
        _ name: String,
        _ label: String,
        _ kind: ActionField.Kind = .text,
        isRequired: Bool = false,
        at key: Key<String>
    ) -> Self {
        Self(name: name, label: label, kind: kind, isRequired: isRequired) { content in
            content[keyPath: key]
        } write: { content, text in
            guard Self.fits(text, kind) else { return false }
            content[keyPath: key] = text
            return true
        }
    }

    /// Text that is nil where there is none.
    static func text(_ name: String, _ label: String, _ kind: ActionField.Kind = .text, at key: Key<String?>) -> Self {
        Self(name: name, label: label, kind: kind) { content in
            content[keyPath: key] ?? ""
        } write: { content, text in
            guard Self.fits(text, kind) else { return false }
            content[keyPath: key] = text.isEmpty ? nil : text
            return true
        }
    }

    /// A value of a type that has a form as text.
    static func value<Value: LosslessStringConvertible>(
        _ name: String,
        _ label: String,
        _ kind: ActionField.Kind,
        at key: Key<Value>
    ) -> Self {
        Self(name: name, label: label, kind: kind, isRequired: true) { content in
            content[keyPath: key].description
        } write: { content, text in
            guard let value = Value(text) else { return false }
            content[keyPath: key] = value
            return true
        }
    }

    /// A value of a type that has a form as text, or none.
    static func value<Value: LosslessStringConvertible>(
        _ name: String,
        _ label: String,
        _ kind: ActionField.Kind,
        at key: Key<Value?>
    ) -> Self {
        Self(name: name, label: label, kind: kind) { content in
            content[keyPath: key]?.description ?? ""
        } write: { content, text in
            let value = Value(text)
            guard value != nil || text.isEmpty else { return false }
            content[keyPath: key] = value
            return true
        }
    }

    /// A number in a range, which may be missing.
    static func number(
        _ name: String,
        _ label: String,
        in range: ClosedRange<Double>,
        isRequired: Bool = true,
        _ read: @escaping (Content) -> Double?,
        _ write: @escaping (inout Content, Double?) -> Void
    ) -> Self {
        Self(name: name, label: label, kind: .number, isRequired: isRequired) { content in
            read(content).map { Self.text(of: $0) } ?? ""
        } write: { content, text in
            let number = Self.number(text)
            guard number.map(range.contains) ?? text.isEmpty else { return false }
            write(&content, number)
            return true
        }
    }

    /// Returns a number as people write it, also with a decimal comma.
    static func number(_ text: some StringProtocol) -> Double? {
        let text = String(text).replacing(",", with: ".")
        guard text.wholeMatch(of: /-?\d{1,9}(\.\d{1,12})?/) != nil else { return nil }
        return Double(text)
    }

    /// The shortest text of a number.
    static func text(of number: Double) -> String {
        let text = "\(number)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    static func fits(_ text: String, _ kind: ActionField.Kind) -> Bool {
        guard !text.isEmpty else { return true }
        return switch kind {
        case .mail: CodeText.isMailAddress(text)
        case .phone: text.contains(where: \.isNumber) && text.count <= 64
        case .link: CodeText.link(text) != nil
        default: true
        }
    }
}
