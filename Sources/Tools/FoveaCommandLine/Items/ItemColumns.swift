package import CommandLineKit

/// The columns of a table that form an item; all others are metadata.
package struct ItemColumns: Sendable, Hashable {
    /// A role of a column.
    package enum Role: String, CaseIterable, Sendable {
        case id, title, text, pictures, labels, codes

        /// The default names of a column with the role.
        var names: [String] {
            switch self {
            case .id: ["id"]
            case .title: ["title"]
            case .text: ["text"]
            case .pictures: ["pictures", "picture", "images", "image"]
            case .labels: ["labels", "label"]
            case .codes: ["codes", "code"]
            }
        }
    }

    /// The names that replace the defaults.
    private var chosen: [Role: String] = [:]

    /// Creates the default columns.
    package init() {}

    /// Parses choices such as `id=sku`.
    package init(_ choices: [String]) throws(CommandFailure) {
        for choice in choices {
            let parts = choice.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2, let role = Role(rawValue: parts[0]) else {
                let roles = Role.allCases.map(\.rawValue).alternatives(quoted: true)
                throw CommandFailure(
                    .usage,
                    "'\(choice)' is no value for '--column': expected \(roles), '=' and the name of a column."
                )
            }
            chosen[role] = parts[1]
        }
    }

    /// Returns the role of a column, or nil for metadata.
    func role(of column: String) -> Role? {
        Role.allCases.first { role in
            if let name = chosen[role] { return name == column }
            return !chosen.values.contains(column) && role.names.contains(column.lowercased())
        }
    }

    /// Throws when a chosen column or the identifiers are missing.
    func check(_ names: [String]) throws(ItemError) {
        let known = names.map { "'\($0)'" }.joined(separator: ", ")
        if let missing = chosen.first(where: { !names.contains($0.value) })?.value {
            throw ItemError("There is no column '\(missing)'. The columns are \(known).")
        }
        guard names.contains(where: { role(of: $0) == .id }) else {
            throw ItemError(
                "There is no column 'id'. The columns are \(known); name the one that identifies items with "
                    + "'--column id=NAME'."
            )
        }
    }
}
