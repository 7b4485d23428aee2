import ContactEngine

extension ContactRecord {
    var values: [EditableValue<ContactRecord>] {
        let names: [EditableValue<ContactRecord>] = [
            .text("given-name", "Given name", at: \.givenName), .text("family-name", "Family name", at: \.familyName),
            .text("organization", "Organization", at: \.organizationName),
            .text("job-title", "Job title", at: \.jobTitle),
        ]
        let address: [EditableValue<ContactRecord>] = [
            .text("street", "Street", .longText, at: \.firstAddress.street),
            .text("city", "City", at: \.firstAddress.city),
            .text("state", "State", at: \.firstAddress.state),
            .text("postal-code", "Postal code", at: \.firstAddress.postalCode),
            .text("country", "Country", at: \.firstAddress.country),
        ]
        return names + list("phone", "Phone", .phone, \.phones) + list("mail", "Mail", .mail, \.mails)
            + list("link", "Link", .link, \.links) + address + [.text("note", "Note", .longText, at: \.note)]
    }

    /// The values of a list, and one more that may be added.
    private func list(
        _ name: String,
        _ label: String,
        _ kind: ActionField.Kind,
        _ key: WritableKeyPath<ContactRecord, [Labeled<String>]>
    ) -> [EditableValue<ContactRecord>] {
        let values = self[keyPath: key]
        return (0...values.count).map { index in
            let purpose = values.indices.contains(index) ? values[index].label : nil
            let words = purpose.map { " (\((ContactLabel.name(of: $0) ?? $0).lowercased()))" } ?? ""
            return EditableValue(
                name: index == 0 ? name : "\(name)-\(index + 1)",
                label: label + words,
                kind: kind,
                isSpare: index > 0 && index == values.count
            ) { contact in
                let values = contact[keyPath: key]
                return values.indices.contains(index) ? values[index].value : ""
            } write: { contact, text in
                guard text.isEmpty || EditableValue<ContactRecord>.fits(text, kind) else { return false }
                let isThere = contact[keyPath: key].indices.contains(index)
                if isThere, text.isEmpty {
                    contact[keyPath: key].remove(at: index)
                } else if isThere {
                    contact[keyPath: key][index].value = text
                } else if !text.isEmpty {
                    contact[keyPath: key].append(Labeled(nil, text))
                }
                return true
            }
        }
    }

    private var firstAddress: PostalAddress {
        get { addresses.first?.value ?? PostalAddress() }
        set {
            let label = addresses.first?.label
            addresses.replaceSubrange(..<min(1, addresses.count), with: [])
            if newValue != PostalAddress() { addresses.insert(Labeled(label, newValue), at: 0) }
        }
    }
}
