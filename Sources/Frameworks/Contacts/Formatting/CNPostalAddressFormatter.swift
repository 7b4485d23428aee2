/// A style in which an address is written.
public enum CNPostalAddressFormatterStyle: Int, Sendable {
    /// As on an envelope.
    case mailingAddress = 0
}

/// A formatter for postal addresses.
public final class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
    // Unchecked, as its superclass is: like that, a formatter is set up before it is shared.

    /// The style.
    public var style = CNPostalAddressFormatterStyle.mailingAddress

    /// Creates a formatter for envelopes.
    public override init() { super.init() }

    /// Creates a formatter from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns an address in lines.
    public func string(from postalAddress: CNPostalAddress) -> String {
        Self.string(from: postalAddress, style: style)
    }

    /// Returns an address in lines, or nil for another object.
    public override func string(for obj: Any?) -> String? { (obj as? CNPostalAddress).map { string(from: $0) } }

    /// Returns an address in lines, in the order that is usual in its country.
    public class func string(from address: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
        func line(_ parts: String...) -> String { parts.filter { !$0.isEmpty }.joined(separator: " ") }
        let place: [String] =
            switch address.isoCountryCode.lowercased() {
            case "gb", "ie", "in", "nz":
                [address.subLocality, address.city, address.state, address.postalCode]
            case "us", "ca", "au", "":
                [address.subLocality, line(line(address.city, address.state), address.postalCode)]
            case "jp", "cn", "kr", "tw":
                [address.postalCode, line(address.state, address.city, address.subLocality)]
            default:
                [address.subLocality, line(address.postalCode, address.city), address.state]
            }
        let isLargestFirst = ["jp", "cn", "kr", "tw"].contains(address.isoCountryCode.lowercased())
        let lines = isLargestFirst ? place + [address.street] : [address.street] + place
        return (lines + [address.country]).filter { !$0.isEmpty }.joined(separator: "\n")
    }
}
