import Foundation

/// The lists of labelled values, each with the properties that hold it.
enum ContactFields {
    static var phones: ContactField<String> {
        ContactField(names: ["TEL"]) { property, card in
            nonempty(uri(card.text(of: property), "tel") ?? card.text(of: property))
        } write: { value, group, types, _ in
            VCardProperty(group: group, "TEL", types, value: VCardText.escaped(value))
        }
    }

    static var mails: ContactField<String> { texts(["EMAIL"]) }

    static var links: ContactField<String> { texts(["URL"]) }

    static var relations: ContactField<String> {
        ContactField(names: ["X-ABRELATEDNAMES", "RELATED", "X-EVOLUTION-SPOUSE"]) { property, card in
            // A link leads to another card, which has the name.
            let isLink = property.name == "RELATED" && property.parameter("VALUE")?.lowercased() != "text"
            return isLink && property.value.contains(":") ? nil : nonempty(card.text(of: property))
        } write: { value, group, types, _ in
            VCardProperty(group: group, "X-ABRELATEDNAMES", types, value: VCardText.escaped(value))
        }
    }

    static var dates: ContactField<PartialDate> {
        ContactField(names: ["X-ABDATE", "ANNIVERSARY", "X-ANNIVERSARY", "X-EVOLUTION-ANNIVERSARY"]) { property, _ in
            PartialDate(property)
        } write: { value, group, types, version in
            var property = value.property(group: group, "X-ABDATE", in: version)
            property = VCardProperty(
                group: group,
                property.name,
                property.parameters + types,
                value: property.value
            )
            return property
        }
    }

    static var addresses: ContactField<PostalAddress> {
        ContactField(names: ["ADR"]) { property, card in
            PostalAddress(property, of: card)
        } write: { value, group, types, _ in
            var parameters = types
            if !value.subLocality.isEmpty {
                parameters.append(VCardParameter("X-APPLE-SUBLOCALITY", value.subLocality))
            }
            if !value.subAdministrativeArea.isEmpty {
                parameters.append(VCardParameter("X-APPLE-SUBADMINISTRATIVEAREA", value.subAdministrativeArea))
            }
            let parts = ["", "", value.street, value.city, value.state, value.postalCode, value.country]
            return VCardProperty(
                group: group,
                "ADR",
                parameters,
                value: parts.map(VCardText.escaped).joined(separator: ";")
            )
        }
    }

    static var profiles: ContactField<SocialProfile> {
        ContactField(names: ["X-SOCIALPROFILE", "SOCIALPROFILE"]) { property, card in
            var profile = SocialProfile()
            let types = property.parameters.first { $0.name == "TYPE" && $0.values.first?.lowercased() != "pref" }
            profile.service = property.parameter("SERVICE-TYPE") ?? types?.values.first ?? ""
            profile.username = property.parameter("X-USER") ?? property.parameter("USERNAME") ?? ""
            profile.userIdentifier = property.parameter("X-USERID") ?? ""
            profile.address = card.text(of: property)
            // Apple's cards say an account without a page so.
            if let name = uri(profile.address, "x-apple") {
                profile.address = ""
                if profile.username.isEmpty { profile.username = name }
            }
            return profile == SocialProfile() ? nil : profile
        } write: { value, group, _, _ in
            var parameters: [VCardParameter] = []
            if !value.service.isEmpty { parameters.append(VCardParameter("TYPE", value.service)) }
            if !value.username.isEmpty { parameters.append(VCardParameter("X-USER", value.username)) }
            if !value.userIdentifier.isEmpty { parameters.append(VCardParameter("X-USERID", value.userIdentifier)) }
            let address = value.address.isEmpty ? "x-apple:\(encoded(value.username))" : value.address
            return VCardProperty(group: group, "X-SOCIALPROFILE", parameters, value: VCardText.escaped(address))
        }
    }

    static var messengers: ContactField<Messenger> {
        ContactField(names: ["IMPP", "X-AIM", "X-JABBER", "X-ICQ", "X-MSN", "X-YAHOO", "X-SKYPE"]) { property, card in
            let text = card.text(of: property)
            guard property.name == "IMPP" else {
                return text.isEmpty
                    ? nil : Messenger(username: text, service: service(named: property.name.dropFirst(2)))
            }
            guard let colon = text.firstIndex(of: ":") else { return nil }
            let name = text[text.index(after: colon)...]
            let said = property.parameter("X-SERVICE-TYPE") ?? property.parameter("SERVICE-TYPE")
            return Messenger(
                username: name.removingPercentEncoding ?? String(name),
                service: said ?? service(named: text[..<colon])
            )
        } write: { value, group, types, _ in
            let letters = value.service.lowercased().unicodeScalars.filter { ("a"..."z").contains($0) }
            let scheme = ["", "jabber"].contains(String(letters)) ? "xmpp" : String(letters)
            return VCardProperty(
                group: group,
                "IMPP",
                [VCardParameter("X-SERVICE-TYPE", value.service)] + types,
                value: VCardText.escaped("\(scheme):\(encoded(value.username))")
            )
        }
    }

    private static func texts(_ names: [String]) -> ContactField<String> {
        ContactField(names: names) { property, card in
            nonempty(card.text(of: property))
        } write: { value, group, types, _ in
            VCardProperty(group: group, names[0], types, value: VCardText.escaped(value))
        }
    }

    private static func nonempty(_ text: String) -> String? { text.isEmpty ? nil : text }

    /// Returns what follows the scheme of an address.
    private static func uri(_ text: String, _ scheme: String) -> String? {
        guard text.lowercased().hasPrefix(scheme + ":") else { return nil }
        let rest = text.dropFirst(scheme.count + 1)
        return rest.removingPercentEncoding ?? String(rest)
    }

    private static func encoded(_ name: String) -> String {
        name.addingPercentEncoding(withAllowedCharacters: .urlUserAllowed.union(CharacterSet(charactersIn: "@")))
            ?? name
    }

    private static func service(named name: some StringProtocol) -> String {
        switch name.lowercased() {
        case "xmpp", "jabber": "Jabber"
        case "aim", "icq", "msn": name.uppercased()
        case "ymsgr", "yahoo": "Yahoo"
        default: name.capitalized
        }
    }
}

extension PostalAddress {
    /// Reads a structured address; a box and an extended address become lines of the street.
    fileprivate init?(_ property: VCardProperty, of grouped: GroupedCard) {
        self.init()
        let card = grouped.card
        let parts = VCardText.parts(of: property.value, at: ";").map { part in
            // Unlike a list of names, a comma divides lines of an address.
            card.version == .v2
                ? VCardText.unescaped(part, in: .v2)
                : VCardText.parts(of: part, at: ",").map { VCardText.unescaped($0, in: card.version) }
                    .joined(separator: ", ")
        }
        func part(_ index: Int) -> String { index < parts.count ? parts[index] : "" }
        street = [part(0), part(1), part(2)].filter { !$0.isEmpty }.joined(separator: "\n")
        (city, state, postalCode, country) = (part(3), part(4), part(5), part(6))
        subLocality = property.parameter("X-APPLE-SUBLOCALITY") ?? ""
        subAdministrativeArea = property.parameter("X-APPLE-SUBADMINISTRATIVEAREA") ?? ""
        guard self != PostalAddress() else { return nil }
        isoCountryCode = grouped.country(of: property) ?? property.parameter("CC") ?? ""
    }
}
