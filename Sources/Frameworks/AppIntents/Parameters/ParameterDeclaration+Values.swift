/// A value that a parameter doesn't take, with the reason in words for people.
struct RefusedValue: Error {
    let reason: LocalizedStringResource
    /// A Boolean value that indicates whether the value is at least of the parameter's type.
    var isKnown = true
}

extension ParameterDeclaration {
    /// Returns the one value that an answer stands for.
    ///
    /// Throws ``RefusedValue`` when there is none or the parameter doesn't take it, and asks which is meant when there
    /// are several.
    func value(for answer: Any) async throws -> Element {
        let candidates = try await candidates(for: answer)
        let value: Element
        switch candidates.count {
        case 0: throw RefusedValue(reason: "\(text(of: answer)) isn’t a value for \(named).", isKnown: false)
        case 1: value = candidates[0]
        default: value = try await requestDisambiguation(among: ParameterChoices(candidates), dialog: nil)
        }
        if let reason = limits.refusal(value) { throw RefusedValue(reason: reason) }
        return value
    }

    /// Returns the values that an answer for a collection stands for: those of its elements, or one.
    func values(for answer: Any) async throws -> [Element] {
        var values: [Element] = []
        if let direct = answer as? Element {
            values = [try await value(for: direct)]
        } else if let list = (answer as? any ListedValues)?.listed {
            for element in list { values.append(try await value(for: element)) }
        } else {
            values = [try await value(for: answer)]
        }
        if let reason = refusal(of: values) { throw RefusedValue(reason: reason) }
        return values
    }

    /// Returns why the parameter doesn't take so many values, or nil when it does.
    func refusal(of values: [Element]) -> LocalizedStringResource? {
        let sizes = options.sizes + options.widgetSizes.values
        guard !sizes.isEmpty, !sizes.contains(where: { $0.contains(values.count) }) else { return nil }
        let phrases = sizes.map(\.phrase).sorted().formatted(.list(type: .or))
        return "\(named.capitalizedFirst) takes \(phrases), not \(values.count)."
    }

    /// Returns the values that an answer may stand for.
    private func candidates(for answer: Any) async throws -> [Element] {
        if let value = answer as? Element { return [value] }
        if let union = answer as? any _IntentValueRepresentable, let value = union.asIntentValue as? Element {
            return [value]
        }
        let conversion = ValueConversion(declaration: self)
        if let value = try await conversion.value(from: answer, through: resolvers) { return [value] }
        if let found = try await lookup(answer) { return found }
        if let value = try await conversion.value(from: answer, through: Array(Element.defaultResolverSpecification)) {
            return [value]
        }
        if let value = conversion.value(written: answer) { return [value] }
        if let type = Element.self as? any CollectedEntities.Type,
            let value = try await type.collected(from: answer) as? Element
        {
            return [value]
        }
        if let value = try await conversion.value(transferred: answer) { return [value] }
        return []
    }

    private func lookup(_ reference: Any) async throws -> [Element]? {
        if let lookup = limits.lookup { return try await lookup(reference) }
        if let entity = Element.self as? any AppEntity.Type {
            return try await entity.defaultQueryFind(reference) as? [Element]
        }
        if let enumeration = Element.self as? any AppEnum.Type {
            return enumeration.find(reference) as? [Element]
        }
        return nil
    }

    private func text(of answer: Any) -> String {
        switch answer {
        case let text as String: "“\(text)”"
        case let shown as any InstanceDisplayRepresentable: "“\(String(localized: shown.displayRepresentation.title))”"
        default: "“\(answer)”"
        }
    }
}

/// A collection whose values can be taken one by one.
protocol ListedValues {
    var listed: [Any] { get }
}

extension Array: ListedValues {
    var listed: [Any] { map { $0 } }
}

extension Set: ListedValues {
    var listed: [Any] { map { $0 } }
}

extension String {
    /// The text with its first letter as at the start of a sentence.
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
