import Foundation

/// A reader of property lists whose root is a dictionary.
enum PropertyListFile {
    /// Returns the dictionary at the root.
    static func dictionary(_ data: Data) throws(StringTableError) -> [String: Any] {
        let root: Any
        do {
            root = try PropertyListSerialization.propertyList(from: data, format: nil)
        } catch {
            throw .malformed("it is no property list; check it with plutil", cause: error)
        }
        guard let dictionary = root as? [String: Any] else {
            throw .malformed("its root is no dictionary; wrap its entries in <dict>")
        }
        return dictionary
    }
}

/// A reader of `.stringsdict` files: texts with parts that depend on numbers.
enum StringsDictFile {
    /// Returns the entries by key.
    static func read(_ data: Data) throws(StringTableError) -> [String: LocalizedEntry] {
        var entries: [String: LocalizedEntry] = [:]
        for (key, value) in try PropertyListFile.dictionary(data) {
            guard let value = value as? [String: Any] else {
                throw .malformed("the value of \"\(key)\" is no dictionary")
            }
            entries[key] = try entry(value, key: key)
        }
        return entries
    }

    private static func entry(_ value: [String: Any], key: String) throws(StringTableError) -> LocalizedEntry {
        if let widths = value["NSStringVariableWidthRuleType"] as? [String: String] {
            // The widest text, since a terminal or a page has room for it.
            let widest = widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }
            return LocalizedEntry(variation: .text(widest?.value ?? key))
        }
        if let devices = value["NSStringDeviceSpecificRuleType"] as? [String: String] {
            return LocalizedEntry(variation: .device(devices.mapValues { .text($0) }))
        }
        guard let format = value["NSStringLocalizedFormatKey"] as? String else {
            throw .malformed("\"\(key)\" has no NSStringLocalizedFormatKey")
        }
        var substitutions: [String: LocalizedSubstitution] = [:]
        for (name, rule) in value {
            guard let rule = rule as? [String: Any] else { continue }
            guard rule["NSStringFormatSpecTypeKey"] as? String == "NSStringPluralRuleType" else {
                throw .malformed("\"\(name)\" of \"\(key)\" needs NSStringFormatSpecTypeKey NSStringPluralRuleType")
            }
            var forms: [PluralCategory: LocalizedVariation] = [:]
            for category in PluralCategory.allCases {
                forms[category] = (rule[category.rawValue] as? String).map { .text($0) }
            }
            substitutions[name] = LocalizedSubstitution(
                argument: nil,
                specifier: rule["NSStringFormatValueTypeKey"] as? String ?? "d",
                variation: .plural(forms)
            )
        }
        return LocalizedEntry(variation: .text(format), substitutions: substitutions)
    }
}
