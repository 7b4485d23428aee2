import Foundation
import ImageHeaderEngine

extension VCard {
    /// Creates a card of a new contact.
    package init(_ contact: ContactRecord, version: Version = .v4) {
        self.init(version: version)
        properties.append(VCardProperty("UID", value: VCardText.escaped(contact.identifier)))
        // A name is required, even an empty one.
        properties.append(VCardProperty("FN", value: ""))
        properties.append(VCardProperty("N", value: ";;;;"))
        apply(contact, since: ContactRecord(identifier: contact.identifier))
    }

    /// Changes what tells a contact from an earlier state of it, and nothing else.
    ///
    /// So the changes of two programs in different properties are both kept.
    package mutating func apply(_ new: ContactRecord, since old: ContactRecord) {
        let before = self
        if ContactRecord.nameParts.contains(where: { new[keyPath: $0] != old[keyPath: $0] }) {
            set("N", to: ContactRecord.nameParts.map { VCardText.escaped(new[keyPath: $0]) }.joined(separator: ";"))
        }
        if new.formattedName != old.formattedName { set("FN", to: VCardText.escaped(new.formattedName)) }
        if new.organizationName != old.organizationName || new.departmentName != old.departmentName {
            let parts = [new.organizationName, new.departmentName].map(VCardText.escaped)
            let count = new.departmentName.isEmpty ? 1 : 2
            set(
                "ORG",
                to: new.organizationName + new.departmentName == "" ? nil : parts[..<count].joined(separator: ";")
            )
        }
        for (path, name) in ContactRecord.texts where new[keyPath: path] != old[keyPath: path] {
            set(name, to: new[keyPath: path].isEmpty ? nil : VCardText.escaped(new[keyPath: path]))
        }
        if new.kind != old.kind { setKind(new.kind) }
        if new.photo != old.photo { setPhoto(new.photo) }
        if new.birthday != old.birthday { set("BDAY", to: new.birthday?.property("BDAY", in: version)) }
        if new.alternateBirthday != old.alternateBirthday {
            set("X-ALTBDAY", to: new.alternateBirthday?.property("X-ALTBDAY", in: version))
        }
        ContactFields.phones.change(&self, from: old.phones, to: new.phones)
        ContactFields.mails.change(&self, from: old.mails, to: new.mails)
        ContactFields.links.change(&self, from: old.links, to: new.links)
        ContactFields.addresses.change(&self, from: old.addresses, to: new.addresses)
        ContactFields.relations.change(&self, from: old.relations, to: new.relations)
        ContactFields.profiles.change(&self, from: old.profiles, to: new.profiles)
        ContactFields.messengers.change(&self, from: old.messengers, to: new.messengers)
        ContactFields.dates.change(&self, from: old.dates, to: new.dates)
        if self != before, self["REV"] != nil { set("REV", to: Date.now.formatted(.iso8601)) }
    }

    /// Replaces the first property of a name and removes the others, or all.
    mutating func set(_ name: String, to value: String?) {
        set(name, to: value.map { VCardProperty(group: self[name]?.group, name, value: $0) })
    }

    private mutating func set(_ name: String, to property: VCardProperty?) {
        let index = properties.firstIndex { $0.name == name } ?? properties.count
        properties.removeAll { $0.name == name }
        if let property { properties.insert(property, at: min(index, properties.count)) }
    }

    private mutating func setKind(_ kind: ContactRecord.Kind) {
        let isOrganization = kind == .organization
        if version == .v4 {
            set("KIND", to: isOrganization ? "org" : nil)
            set("X-ABSHOWAS", to: nil as String?)
        } else {
            set("X-ABSHOWAS", to: isOrganization ? "COMPANY" : nil)
        }
    }

    private mutating func setPhoto(_ photo: Data?) {
        set(
            "PHOTO",
            to: photo.map { photo in
                let type = Self.type(of: photo)
                let text = photo.base64EncodedString()
                switch version {
                case .v4: return VCardProperty("PHOTO", value: "data:image/\(type);base64,\(text)")
                case .v3:
                    let parameters = [VCardParameter("ENCODING", "b"), VCardParameter("TYPE", type.uppercased())]
                    return VCardProperty("PHOTO", parameters, value: text)
                case .v2:
                    let parameters = [VCardParameter("ENCODING", "BASE64"), VCardParameter("TYPE", type.uppercased())]
                    return VCardProperty("PHOTO", parameters, value: text)
                }
            }
        )
    }

    /// The type of a photo by its first bytes.
    ///
    /// A JPEG file is what readers expect where no format is known.
    private static func type(of photo: Data) -> String { (ImageFileFormat.detect(photo) ?? .jpeg).rawValue }
}
