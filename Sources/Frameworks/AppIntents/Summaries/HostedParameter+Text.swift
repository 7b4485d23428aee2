extension HostedParameter {
    /// The value as people read it, or the title of the parameter before there is one.
    var summaryText: String {
        if let truth = assignedValue as? Bool, let names = options.displayName {
            return String(localized: truth ? names.true : names.false)
        }
        return assignedValue.flatMap { SummaryText.text(of: $0) } ?? String(localized: title)
    }
}

/// The words for values in a sentence.
enum SummaryText {
    /// Returns the words for a value, or nil for one that is missing.
    static func text(of value: Any) -> String? {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional {
            return mirror.children.first.flatMap { text(of: $0.value) }
        }
        if let value = value as? any _IntentValueRepresentable { return text(of: value.asIntentValue) }
        if let named = value as? any CustomLocalizedStringResourceConvertible {
            return String(localized: named.localizedStringResource)
        }
        return switch value {
        case let value as String: value
        case let value as Int: value.formatted()
        case let value as Double: value.formatted()
        case let value as Date: value.formatted()
        case let value as URL: value.absoluteString
        case let value as AttributedString: String(value.characters)
        case let list as [Any]: list.compactMap { text(of: $0) }.formatted(.list(type: .and))
        default: "\(value)"
        }
    }
}
