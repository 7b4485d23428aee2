extension WirelessNetwork {
    /// Reads a network such as `WIFI:T:WPA;S:name;P:password;H:true;;`, or returns nil for another text.
    ///
    /// A name that can't be shown as it is, and protections that need more than a password, are refused.
    init?(code text: some StringProtocol) {
        let fields = CodeText.fields(text)
        let name = Self.unquoted(fields["S"] ?? "")
        let password = Self.unquoted(fields["P"] ?? "")
        // The standard has no network of a longer name.
        guard (1...32).contains(name.utf8.count), password.utf8.count <= 256, ShownText.isPlain(name),
            ShownText.isPlain(password)
        else { return nil }
        switch fields["T"]?.lowercased() {
        case "nopass": security = .none
        case "wep": security = .wep
        case "wpa", "wpa2", "wpa3", "sae", "wpa/wpa2", "wpa2/wpa3": security = .wpa
        // A password means nothing to an open network.
        case nil, "": security = password.isEmpty ? .none : .wpa
        default: return nil
        }
        self.name = name
        self.password = password.isEmpty || security == .none ? nil : password
        isHidden = ["true", "1", "yes"].contains(fields["H"]?.lowercased())
    }

    /// Text in quotation marks is that text, so that digits aren't taken as hexadecimal numbers.
    private static func unquoted(_ text: String) -> String {
        text.count > 2 && text.hasPrefix("\"") && text.hasSuffix("\"") ? String(text.dropFirst().dropLast()) : text
    }
}
