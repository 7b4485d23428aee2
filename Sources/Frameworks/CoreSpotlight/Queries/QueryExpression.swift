import Foundation
import UniformTypeIdentifiers

/// What a query asks of an item, in the language of query strings: `title == "blue*"cd && rating >= 3`.
indirect enum QueryExpression: Sendable {
    case comparison(attribute: String, QueryOperator, QueryValue)
    case range(attribute: String, QueryValue, QueryValue)
    case all([QueryExpression])
    case any([QueryExpression])
    case not(QueryExpression)

    /// Returns whether an item is what the query asks for.
    func accepts(_ item: QueriedItem) -> Bool {
        switch self {
        case .comparison(let attribute, let comparison, let value):
            let isFound = item.values(of: attribute).contains { comparison.holds($0, value) }
            return comparison == .notEqual ? !isFound : isFound
        case .range(let attribute, let low, let high):
            return item.values(of: attribute).contains {
                QueryOperator.atLeast.holds($0, low) && QueryOperator.atMost.holds($0, high)
            }
        case .all(let parts): return parts.allSatisfy { $0.accepts(item) }
        case .any(let parts): return parts.contains { $0.accepts(item) }
        case .not(let part): return !part.accepts(item)
        }
    }
}

/// How an attribute compares with a value.
enum QueryOperator: Sendable {
    case equal, notEqual, less, atMost, greater, atLeast

    /// Returns whether one value of an attribute compares; that of "not equal" tells whether they are equal.
    func holds(_ own: AttributeValue, _ value: QueryValue) -> Bool {
        if case .pattern(let pattern) = value, case .equal = self { return own.words.contains(where: pattern.accepts) }
        if case .pattern(let pattern) = value, case .notEqual = self {
            return own.words.contains(where: pattern.accepts)
        }
        guard let order = own.order(to: value) else { return false }
        return switch self {
        case .equal, .notEqual: order == .orderedSame
        case .less: order == .orderedAscending
        case .atMost: order != .orderedDescending
        case .greater: order == .orderedDescending
        case .atLeast: order != .orderedAscending
        }
    }
}

/// A value in a query.
enum QueryValue: Sendable {
    case pattern(QueryPattern)
    case number(Double)
    case date(Date)
}

extension AttributeValue {
    fileprivate func order(to value: QueryValue) -> ComparisonResult? {
        switch (self, value) {
        case (.text(let text), .pattern(let pattern)): text.compare(pattern.text, options: pattern.folding)
        case (.date(let date), .date(let other)): date.compare(other)
        case (_, .number(let other)): number.map { $0.compare(NSNumber(value: other)) }
        default: nil
        }
    }
}

/// An item with the names by which queries know its attributes.
struct QueriedItem {
    private let item: CSSearchableItem
    private let attributes: AttributeStorage

    init(_ item: CSSearchableItem) {
        self.item = item
        attributes = item.attributeSet.values
    }

    /// The values of an attribute; a star stands for all.
    func values(of name: String) -> [AttributeValue] {
        let values: [AttributeValue?]
        switch Self.plain(name) {
        case "*", "**": values = Array(attributes.values.values) + attributes.custom.values.map(\.value)
        case "uniqueIdentifier": values = [.text(item.uniqueIdentifier)]
        case "domainIdentifier": values = [item.domainIdentifier.map { .text($0) }]
        case "expirationDate": values = [item.expirationDate.map { .date($0) }]
        case "contentTypeTree" where attributes.values["contentTypeTree"] == nil:
            values = contentTypes.map { .text($0) }
        case let plain: values = [attributes.values[plain] ?? attributes.custom[name]?.value]
        }
        return values.compactMap(\.self).flatMap { (value) -> [AttributeValue] in
            switch value {
            case .list(let parts): parts
            case .url(let url): [.text(url.absoluteString)]
            default: [value]
            }
        }
    }

    /// The type of the content, and those that it conforms to.
    private var contentTypes: [String] {
        (attributes.values["contentType"]?.words ?? []).flatMap { identifier in
            guard let type = UTType(identifier) else { return [identifier] }
            return [identifier] + type.supertypes.map(\.identifier)
        }
    }

    /// The name of an attribute without what it begins with among the metadata of files: `title` for `kMDItemTitle`.
    private static func plain(_ name: String) -> String {
        for prefix in ["_kMDItem", "kMDItem"] where name.hasPrefix(prefix) {
            let rest = name.dropFirst(prefix.count)
            return rest.prefix(1).lowercased() + rest.dropFirst()
        }
        return name
    }
}
