package import Foundation

/// A card: the properties of a person, an organization or a group (RFC 6350, RFC 2426 and version 2.1).
///
/// Properties that aren't changed are written byte for byte as they were read, whatever they mean; the ends of lines are
/// those that the formats require.
package struct VCard: Sendable, Hashable {
    /// A version of the format.
    package enum Version: String, Sendable, Hashable {
        /// Version 2.1.
        case v2 = "2.1"
        /// Version 3.0.
        case v3 = "3.0"
        /// Version 4.0.
        case v4 = "4.0"
    }

    /// The properties in order, without the first and the last line.
    package var properties: [VCardProperty]

    /// Creates an empty card.
    package init(version: Version = .v4) {
        properties = [VCardProperty("VERSION", value: version.rawValue)]
    }

    private init(properties: [VCardProperty]) {
        self.properties = properties
    }

    /// Reads the one card of a file.
    package init(_ data: Data, limits: VCardLimits = VCardLimits()) throws(VCardError) {
        let cards = try VCard.cards(in: data, limits: limits)
        guard let card = cards.first, cards.count == 1 else {
            throw VCardError(code: .malformed, message: "There are \(cards.count) cards, where one is expected.")
        }
        self = card
    }

    /// The version; one that isn't known is written like the newest.
    package var version: Version {
        self["VERSION"].flatMap { Version(rawValue: $0.value.trimmingCharacters(in: .whitespaces)) } ?? .v4
    }

    /// Returns the first property of a name.
    package subscript(name: String) -> VCardProperty? { properties.first { $0.name == name } }

    /// Returns the meant text of the first property of a name.
    package func text(_ name: String) -> String? { self[name].map { text(of: $0) } }

    /// Returns the meant text of a property.
    package func text(of property: VCardProperty) -> String {
        VCardText.unescaped(property.value, in: version)
    }

    /// Returns the cards of a file; what is between them is ignored.
    package static func cards(
        in data: Data,
        limits: VCardLimits = VCardLimits()
    ) throws(VCardError) -> [VCard] {
        var lines = try VCardLines([UInt8](data), limits: limits)
        var cards: [VCard] = []
        var properties: [VCardProperty] = []
        var depth = 0
        while let line = lines.next() {
            let property = try VCardProperty(line, limits: limits)
            let isMark =
                (property.name == "BEGIN" || property.name == "END")
                && property.value.trimmingCharacters(in: .whitespaces).uppercased() == "VCARD"
            if isMark, property.name == "BEGIN" {
                depth += 1
                if depth == 1 { continue }
            }
            if isMark, depth > 0, property.name == "END" {
                depth -= 1
                if depth == 0 {
                    guard cards.count < limits.cardCount else { throw .tooMany(limits.cardCount, "cards") }
                    cards.append(VCard(properties: properties))
                    properties = []
                    continue
                }
            }
            guard depth > 0 else { continue }
            guard properties.count < limits.propertyCount else {
                throw .tooMany(limits.propertyCount, "properties of a card")
            }
            properties.append(depth == 1 ? property : property.opaque)
        }
        guard depth == 0 else {
            throw VCardError(code: .malformed, message: "A card has no end: a line END:VCARD is missing.")
        }
        return cards
    }

    /// The bytes of a file.
    package var data: Data {
        let version = version
        var lines = Array("BEGIN:VCARD\n".utf8)
        for property in properties {
            lines += property.lines(in: version)
            lines.append(0x0A)
        }
        lines += Array("END:VCARD\n".utf8)
        var data = Data(capacity: lines.count + lines.count / 32)
        for line in lines.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast() {
            data.append(contentsOf: line)
            data.append(contentsOf: [0x0D, 0x0A])
        }
        return data
    }
}

extension VCardProperty {
    /// The same lines without a meaning, as those of a card within a card have none for the outer one.
    fileprivate var opaque: VCardProperty {
        VCardProperty(group: nil, name: "", parameters: [], value: "", source: source)
    }
}
