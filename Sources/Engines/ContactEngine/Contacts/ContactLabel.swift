import Foundation

/// The labels of values, in the form in which Apple's cards contain them, and their types in cards.
package enum ContactLabel {
    /// At home.
    package static let home = named("Home")
    /// At work.
    package static let work = named("Work")
    /// Elsewhere.
    package static let other = named("Other")
    /// A mobile phone.
    package static let mobile = named("Mobile")
    /// The main number.
    package static let main = named("Main")
    /// A fax at home.
    package static let homeFax = named("HomeFAX")
    /// A fax at work.
    package static let workFax = named("WorkFAX")
    /// A fax elsewhere.
    package static let otherFax = named("OtherFAX")
    /// A pager.
    package static let pager = named("Pager")
    /// An iPhone.
    package static let iPhone = "iPhone"
    /// The day of a wedding.
    package static let anniversary = named("Anniversary")

    /// Returns the label of a name, marked as one that programs translate.
    package static func named(_ name: String) -> String { "_$!<\(name)>!$_" }

    /// Returns the name of a label that programs translate.
    package static func name(of label: String) -> String? {
        guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_"), label.utf8.count > 8 else { return nil }
        return String(label.dropFirst(4).dropLast(4))
    }

    /// The types of relations in version 4.0.
    private static let relations: Set<String> = [
        "agent", "child", "colleague", "emergency", "friend", "kin", "neighbor", "parent", "sibling", "spouse",
    ]

    /// Returns the label that types say.
    static func label(for types: Set<String>, of name: String) -> String? {
        switch name {
        case "TEL":
            if types.contains("fax") {
                return types.contains("home") ? homeFax : types.contains("work") ? workFax : otherFax
            }
            if types.contains("iphone") { return iPhone }
            if types.contains("cell") { return mobile }
            if types.contains("pager") { return pager }
            if types.contains("main") { return main }
        case "RELATED":
            return types.sorted().first { relations.contains($0) }.map { named($0.capitalized) }
        case "ANNIVERSARY", "X-ANNIVERSARY", "X-EVOLUTION-ANNIVERSARY":
            return anniversary
        case "X-EVOLUTION-SPOUSE":
            return named("Spouse")
        default: break
        }
        if types.contains("home") { return home }
        if types.contains("work") { return work }
        return types.contains("other") ? other : nil
    }

    /// Returns the types that say a label, or nil where only a label of its own does.
    static func types(for label: String?, of name: String) -> [String]? {
        switch label {
        case nil: []
        case home: ["home"]
        case work: ["work"]
        case mobile where name == "TEL": ["cell"]
        case iPhone where name == "TEL": ["iphone", "cell"]
        case homeFax where name == "TEL": ["home", "fax"]
        case workFax where name == "TEL": ["work", "fax"]
        case pager where name == "TEL": ["pager"]
        default: nil
        }
    }
}
