extension MessageDraft {
    static var values: [EditableValue<MessageDraft>] {
        [
            .text("number", "Number", .phone, isRequired: true, at: \.number),
            .text("text", "Text", .longText, at: \.body),
        ]
    }
}

extension MailDraft {
    static var values: [EditableValue<MailDraft>] {
        [
            .text("address", "Address", .mail, isRequired: true, at: \.address),
            .text("subject", "Subject", at: \.subject),
            .text("text", "Text", .longText, at: \.body),
        ]
    }
}

extension WirelessNetwork {
    static var values: [EditableValue<WirelessNetwork>] {
        [
            .text("name", "Network", isRequired: true, at: \.name),
            .choice("security", "Security", Security.allCases.map(\.rawValue)) { network in
                network.security.rawValue
            } _: { network, text in
                network.security = Security(rawValue: text) ?? network.security
            },
            .text("password", "Password", at: \.password),
            .choice("hidden", "Hidden", ["no", "yes"]) { network in
                network.isHidden ? "yes" : "no"
            } _: { network, text in
                network.isHidden = text == "yes"
            },
        ]
    }
}

extension MapPlace {
    static var values: [EditableValue<MapPlace>] {
        [
            .text("name", "Place", at: \.name),
            .number("latitude", "Degrees north", in: -90...90, isRequired: false) { place in
                place.coordinates?.latitude
            } _: { place, number in
                place.coordinates = number.map {
                    Coordinates(latitude: $0, longitude: place.coordinates?.longitude ?? 0)
                }
            },
            .number("longitude", "Degrees east", in: -180...180, isRequired: false) { place in
                place.coordinates?.longitude
            } _: { place, number in
                place.coordinates = number.map {
                    Coordinates(latitude: place.coordinates?.latitude ?? 0, longitude: $0)
                }
            },
        ]
    }
}

extension EditableValue {
    /// One of a few words.
    fileprivate static func choice(
        _ name: String,
        _ label: String,
        _ choices: [String],
        _ read: @escaping (Content) -> String,
        _ write: @escaping (inout Content, String) -> Void
    ) -> Self {
        Self(name: name, label: label, kind: .choice, choices: choices, isRequired: true, read: read) { content, text in
            guard choices.contains(text) else { return false }
            write(&content, text)
            return true
        }
    }
}
