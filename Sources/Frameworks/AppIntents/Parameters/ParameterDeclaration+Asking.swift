extension ParameterDeclaration {
    /// The number of times the host is asked for a value before a parameter gives up.
    private static var attempts: Int { 2 }

    /// Asks the host for a value, and again with the reason when it answers one that the parameter doesn't take.
    func requestValue(_ dialog: IntentDialog? = nil) async throws -> Element {
        guard let host = IntentHosting.host else { throw needsValueError(dialog) }
        if let choices = try await choices() {
            return try await requestDisambiguation(among: choices, dialog: dialog ?? requestValueDialog)
        }
        return try await asking(dialog) { question in
            let answer = try await host.value(of: Element.self, parameter: title, dialog: question)
            return try await value(for: answer)
        }
    }

    /// Asks the host for the values of a collection.
    func requestValues(as collection: Any.Type, _ dialog: IntentDialog? = nil) async throws -> [Element] {
        guard let host = IntentHosting.host else { throw needsValueError(dialog) }
        if var choices = try await choices() {
            var chosen: [Element] = []
            repeat {
                let index = try await index(among: choices, dialog: dialog ?? requestValueDialog)
                chosen.append(choices.values.remove(at: index))
                choices.looks.remove(at: index)
            } while chosen.count < options.leastCount && !choices.values.isEmpty
            if let reason = refusal(of: chosen) { throw AppIntentError(description: reason) }
            return chosen
        }
        return try await asking(dialog) { question in
            let answer = try await host.value(of: collection, parameter: title, dialog: question)
            return try await values(for: answer)
        }
    }

    /// Returns the values to choose from: those of the parameter, or all cases of an enumeration.
    private func choices() async throws -> ParameterChoices<Element>? {
        if let choices = limits.choices { return try await choices.choices() }
        guard let cases = (Element.self as? any AppEnum.Type)?.anyCases as? [Element] else { return nil }
        return ParameterChoices(cases)
    }

    /// Asks the host which of several values is meant.
    func requestDisambiguation(among choices: ParameterChoices<Element>, dialog: IntentDialog?) async throws -> Element
    {
        choices.values[try await index(among: choices, dialog: dialog)]
    }

    /// Asks the host whether a value is the right one.
    func requestConfirmation(for value: Element, dialog: IntentDialog?) async throws -> Bool {
        guard let host = IntentHosting.host else { throw AppIntentError.UserActionRequired.confirmation }
        return try await host.confirmation(of: look(of: value), parameter: title, dialog: dialog)
    }

    private func index(among choices: ParameterChoices<Element>, dialog: IntentDialog?) async throws -> Int {
        guard let host = IntentHosting.host else {
            throw needsDisambiguationError(among: choices.values, dialog: dialog)
        }
        guard !choices.values.isEmpty else {
            throw AppIntentError(description: "There is nothing to choose from for \(named).")
        }
        let index = try await host.choice(
            among: zip(choices.values, choices.looks).map { $1 ?? look(of: $0) },
            parameter: title,
            dialog: dialog ?? requestDisambiguationDialog
        )
        guard choices.values.indices.contains(index) else {
            throw needsDisambiguationError(among: choices.values, dialog: dialog)
        }
        return index
    }

    private func asking<Answer>(
        _ dialog: IntentDialog?,
        _ ask: (IntentDialog?) async throws -> Answer
    ) async throws -> Answer {
        var question = dialog ?? requestValueDialog
        var attempt = 1
        while true {
            do {
                return try await ask(question)
            } catch let refusal as RefusedValue {
                guard attempt < Self.attempts else { throw AppIntentError(description: refusal.reason) }
                attempt += 1
                question = IntentDialog(refusal.reason)
            }
        }
    }
}

// MARK: - Errors

extension ParameterDeclaration {
    /// Returns the error that makes the system ask for a value and perform the intent again.
    func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
        AppIntentError(
            .needsValue(parameter: identity, dialog: dialog ?? requestValueDialog),
            (dialog ?? requestValueDialog)?.full
                ?? (title.key.isEmpty ? "A value is needed." : "A value for \(String(localized: title)) is needed.")
        )
    }

    /// Returns the error that makes the system ask which value is meant and perform the intent again.
    ///
    /// - Parameters:
    ///   - values: The values that may be meant.
    ///   - dialog: What to say to ask.
    ///   - take: What gives the parameter the value at an index, once the person chose.
    func needsDisambiguationError(
        among values: [Element],
        dialog: IntentDialog? = nil,
        take: (@Sendable (Int) -> Void)? = nil
    ) -> AppIntentError {
        let question = dialog ?? requestDisambiguationDialog
        return AppIntentError(
            .needsDisambiguation(
                DisambiguationCandidates(
                    parameter: identity,
                    dialog: question,
                    looks: values.map { look(of: $0) },
                    take: take
                )
            ),
            question?.full ?? "One of \(values.count) values is meant."
        )
    }

    /// The parameter in a sentence for people.
    var named: String { title.key.isEmpty ? "this" : String(localized: title) }

    func look(of value: Element) -> DisplayRepresentation {
        if let entity = value as? any InstanceDisplayRepresentable { return entity.displayRepresentation }
        if let look = (value as? any CaseDisplayRepresentable)?.caseLook { return look }
        if let named = value as? any CustomLocalizedStringResourceConvertible {
            return DisplayRepresentation(title: named.localizedStringResource)
        }
        if let truth = value as? Bool, let names = options.displayName {
            return DisplayRepresentation(title: truth ? names.true : names.false)
        }
        return DisplayRepresentation(title: "\("\(value)")")
    }
}

extension CaseDisplayRepresentable {
    /// The look that the enumeration gives the case, or nil.
    fileprivate var caseLook: DisplayRepresentation? { Self.caseDisplayRepresentations[self] }
}

extension AppEnum {
    fileprivate static var anyCases: [Any] { Array(allCases) }
}
