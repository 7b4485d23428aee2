/// The properties of a card that make a list of labelled values.
struct ContactField<Value: Sendable & Hashable> {
    /// The names of the properties; the first one is written.
    let names: [String]
    /// Reads the value of a property.
    let read: (VCardProperty, GroupedCard) -> Value?
    /// Writes the value as a property of a group, with parameters for its types.
    let write: (Value, String?, [VCardParameter], VCard.Version) -> VCardProperty

    /// Returns the values of a card, in order.
    func entries(of card: VCard) -> [Labeled<Value>] {
        let card = GroupedCard(card)
        return card.card.properties.compactMap { entry($0, of: card) }
    }

    /// Adds and removes the values that tell one list from another; what both contain stays as it is.
    func change(_ card: inout VCard, from old: [Labeled<Value>], to new: [Labeled<Value>]) {
        guard old != new else { return }
        var removed = old
        var added: [Labeled<Value>] = []
        for entry in new {
            if let index = removed.firstIndex(of: entry) { removed.remove(at: index) } else { added.append(entry) }
        }
        // A changed value takes the place of the one before it.
        for entry in removed {
            let grouped = GroupedCard(card)
            guard let index = card.properties.firstIndex(where: { self.entry($0, of: grouped) == entry }) else {
                continue
            }
            let group = card.hasSharedGroup(at: index) ? nil : card.properties[index].group
            let replacement = added.isEmpty ? [] : properties(for: added.removeFirst(), in: card, freeing: group)
            card.remove(at: index, replacement: replacement)
        }
        for entry in added {
            let last = card.properties.lastIndex { names.contains($0.name) }
            let index = last.map { card.end(ofGroupAt: $0) } ?? card.properties.count
            card.properties.insert(contentsOf: properties(for: entry, in: card, freeing: nil), at: index)
        }
    }

    private func entry(_ property: VCardProperty, of card: GroupedCard) -> Labeled<Value>? {
        guard names.contains(property.name), let value = read(property, card) else { return nil }
        return Labeled(card.label(of: property), value)
    }

    private func properties(for entry: Labeled<Value>, in card: VCard, freeing group: String?) -> [VCardProperty] {
        let types = ContactLabel.types(for: entry.label, of: names[0])
        let parameters = types.map { $0.map { VCardParameter("TYPE", $0) } } ?? []
        let group = group ?? card.freeGroup
        var property = write(entry.value, group, parameters, card.version)
        var properties: [VCardProperty] = []
        if types == nil, let label = entry.label {
            properties.append(VCardProperty(group: group, "X-ABLABEL", value: VCardText.escaped(label)))
        }
        if let country = (entry.value as? PostalAddress)?.isoCountryCode, !country.isEmpty {
            properties.append(VCardProperty(group: group, "X-ABADR", value: VCardText.escaped(country)))
        }
        if properties.isEmpty {
            property = VCardProperty(property.name, property.parameters, value: property.value)
        }
        return [property] + properties
    }
}

/// A card with what its groups say of their properties.
struct GroupedCard {
    /// The card.
    let card: VCard
    private var labels: [String: String] = [:]
    private var countries: [String: String] = [:]

    /// Collects what the groups of a card say.
    init(_ card: VCard) {
        self.card = card
        for property in card.properties {
            guard let group = property.group?.lowercased() else { continue }
            if property.name == "X-ABLABEL", labels[group] == nil { labels[group] = card.text(of: property) }
            if property.name == "X-ABADR", countries[group] == nil { countries[group] = card.text(of: property) }
        }
    }

    /// Returns the label of a property: that of its group, or else what its types say.
    func label(of property: VCardProperty) -> String? {
        if let label = property.group.flatMap({ labels[$0.lowercased()] }), !label.isEmpty { return label }
        return ContactLabel.label(for: property.types, of: property.name)
    }

    /// Returns the two letters of the country of an address.
    func country(of property: VCardProperty) -> String? {
        property.group.flatMap { countries[$0.lowercased()] }
    }

    /// Returns the meant text of a property.
    func text(of property: VCardProperty) -> String { card.text(of: property) }
}

extension VCard {
    /// A name of a group that isn't used.
    fileprivate var freeGroup: String {
        let numbers = properties.compactMap(\.group).map { $0.lowercased() }.filter { $0.hasPrefix("item") }
            .compactMap { Int($0.dropFirst(4)) }
        return "item\(min(numbers.max() ?? 0, 1_000_000_000) + 1)"
    }

    /// The index after a property and those of its group that follow it.
    fileprivate func end(ofGroupAt index: Int) -> Int {
        guard let group = properties[index].group else { return index + 1 }
        return index + 1 + properties[(index + 1)...].prefix { $0.isIn(group) }.count
    }

    /// Returns whether the group of a property has other values, and not only notes on this one.
    fileprivate func hasSharedGroup(at index: Int) -> Bool {
        guard let group = properties[index].group else { return false }
        return properties.indices.contains { other in
            other != index && properties[other].isIn(group)
                && !["X-ABLABEL", "X-ABADR"].contains(properties[other].name)
        }
    }

    /// Removes a property with the label of its group, unless the group has other values.
    fileprivate mutating func remove(at index: Int, replacement: [VCardProperty]) {
        let group = hasSharedGroup(at: index) ? nil : properties[index].group
        properties.remove(at: index)
        var index = index
        if let group {
            index -= properties[..<index].count { $0.isIn(group) }
            properties.removeAll { $0.isIn(group) }
        }
        properties.insert(contentsOf: replacement, at: index)
    }
}

extension VCardProperty {
    fileprivate func isIn(_ group: String) -> Bool {
        self.group?.lowercased() == group.lowercased()
    }
}
