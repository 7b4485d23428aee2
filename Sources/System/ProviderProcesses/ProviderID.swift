/// The identifier of a provider, which is used in addresses and commands.
public struct ProviderID: RawRepresentable, Hashable, Codable, Sendable, Comparable {
    /// The identifier: lowercase letters, digits, dots, hyphens and underscores.
    public let rawValue: String

    /// Creates an identifier, or returns nil when a text isn't a valid one.
    public init?(rawValue: String) {
        let isName = rawValue.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
            case UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"): true
            default: false
            }
        }
        guard isName, (1...64).contains(rawValue.utf8.count), !rawValue.hasPrefix(".") else { return nil }
        self.rawValue = rawValue
    }

    init(trusted rawValue: String) { self.rawValue = rawValue }

    /// Derives an identifier from the name of a file or program.
    public init?(derivedFrom name: String) {
        let characters = name.lowercased().map {
            $0.isASCII && ($0.isLetter || $0.isNumber || "._".contains($0)) ? $0 : "-"
        }
        self.init(rawValue: String(String(characters).drop { $0 == "." }.prefix(64)))
    }

    /// Returns a Boolean value that indicates whether an identifier comes before another.
    public static func < (first: ProviderID, second: ProviderID) -> Bool { first.rawValue < second.rawValue }
}

extension ProviderID: CustomStringConvertible {
    /// The identifier.
    public var description: String { rawValue }
}
