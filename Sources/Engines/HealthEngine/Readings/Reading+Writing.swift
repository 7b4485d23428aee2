import Foundation

extension Reading {
    /// Returns the Observation of the reading.
    ///
    /// - Parameter former: The Observation that it replaces, whose other members are kept.
    package func observation(replacing former: FHIRObject = [:]) throws(HealthError) -> FHIRObject {
        let zone = timeZone
        guard start <= end, let startText = FHIRDate.text(of: start, in: zone),
            let endText = FHIRDate.text(of: end, in: zone)
        else { throw HealthError(code: .invalid, message: "The reading ends before it starts, or has no date.") }
        var observation = former
        observation["resourceType"] = "Observation"
        observation["id"] = .string(identifier.uuidString.lowercased())
        observation["meta"] = meta(replacing: former["meta"])
        observation["contained"] = contained(replacing: former["contained"])
        observation["extension"] = extensions(replacing: former["extension"], in: zone)
        observation["identifier"] = identifiers(replacing: former["identifier"])
        observation["status"] = former["status"] ?? "final"
        let category: FHIRElement = ["coding": [Vocabulary.coding(Vocabulary.categories, categoryCode)]]
        observation["category"] = former["category"] ?? [category]
        observation["code"] = try code
        // Profiles of vital signs ask for a person; the folder has but one.
        observation["subject"] = former["subject"] ?? ["type": "Patient", "display": "Self"]
        let period: FHIRElement = ["start": .string(startText), "end": .string(endText)]
        observation["effectiveDateTime"] = start == end ? .string(startText) : nil
        observation["effectivePeriod"] = start == end ? nil : period
        try setContent(of: &observation)
        if device != nil {
            observation["device"] = [
                "reference": .string("#" + Vocabulary.device), "display": (device?.name).flatMap(Self.text),
            ]
        }
        guard observation.text.utf8.count <= FHIRReader.byteLimit else {
            throw HealthError(
                code: .tooLarge,
                message:
                    "The reading has more than the \(FHIRReader.byteLimit) bytes that are allowed. Save less metadata."
            )
        }
        return observation
    }

    /// The time zone in which the measurement was made, as metadata says, or the person's.
    private var timeZone: TimeZone {
        guard case .text(let name) = metadata["HKTimeZone"] else { return .current }
        return TimeZone(identifier: name) ?? .current
    }

    /// A text; FHIR has no empty ones.
    private static func text(_ text: String) -> FHIRElement? { text.isEmpty ? nil : .string(text) }
}

// MARK: - Kind and content

extension Reading {
    private var quantityKind: ReadingKind? { ReadingKind.identified(kind) }

    private var categoryCode: String {
        switch content {
        case .measure: quantityKind?.category ?? "vital-signs"
        case .category: "survey"
        case .parts: kind == ReadingKind.bloodPressure ? "vital-signs" : "social-history"
        case .workout: "activity"
        }
    }

    private var profile: String? { kind == ReadingKind.bloodPressure ? "bp" : quantityKind?.profile }

    private var code: FHIRElement {
        get throws(HealthError) {
            let own = Vocabulary.coding(Vocabulary.healthKit, kind)
            switch content {
            case .category: return ["coding": [own], "text": .string(name)]
            case .workout:
                let code = Vocabulary.coding(Vocabulary.loinc, Vocabulary.exercise)
                return ["coding": [code, own], "text": .string(name)]
            case .parts:
                guard kind == ReadingKind.bloodPressure else { return ["coding": [own], "text": .string(name)] }
                let name = "Blood pressure panel with all children optional"
                let code = Vocabulary.coding(Vocabulary.loinc, ReadingKind.bloodPressureCodes[0], name)
                return ["coding": [code, own], "text": "Blood pressure"]
            case .measure(let measure): return try Self.code(of: kind, measure)
            }
        }
    }

    private static func code(of kind: String, _ measure: Measure) throws(HealthError) -> FHIRElement {
        let own = Vocabulary.coding(Vocabulary.healthKit, kind)
        guard let kind = ReadingKind.identified(kind) else { return ["coding": [own]] }
        let unit = try kind.written(measure).code
        guard let code = kind.codes(forUnit: unit).first else {
            return ["coding": [own], "text": .string(kind.display)]
        }
        return ["coding": [Vocabulary.coding(Vocabulary.loinc, code, kind.display(forUnit: unit)), own]]
    }

    private func setContent(of observation: inout FHIRObject) throws(HealthError) {
        switch content {
        case .measure(let measure): observation["valueQuantity"] = try Self.quantity(measure, of: kind)
        case .category(let value): observation["valueInteger"] = .number("\(value)")
        case .parts(let parts): observation["component"] = try components(parts, replacing: observation["component"])
        case .workout(let workout):
            let activity = Vocabulary.coding(Vocabulary.healthKit, workout.activity.code)
            observation["valueCodeableConcept"] = ["coding": [activity], "text": .string(workout.activity.words)]
            observation["component"] = try Self.components(workout, replacing: observation["component"])
        }
    }

    private func components(_ parts: [Part], replacing former: FHIRElement?) throws(HealthError) -> FHIRElement {
        let kinds = parts.map(\.kind)
        let isPressure = kind == ReadingKind.bloodPressure
        guard isPressure ? kinds.sorted() == ReadingKind.bloodPressureParts.sorted() : kind == ReadingKind.food else {
            throw HealthError(
                code: .invalid,
                message: "A blood pressure has a systolic and a diastolic measure. Of other groups, food can be saved."
            )
        }
        let zone = timeZone
        var components: [FHIRElement] = []
        // The order of the profile.
        for part in parts.sorted(by: { ($0.kind, $0.identifier.uuidString) > ($1.kind, $1.identifier.uuidString) }) {
            let extensions = Self.extensions(part.metadata, in: zone)
            components.append([
                "id": .string(part.identifier.uuidString.lowercased()),
                "extension": extensions.isEmpty ? nil : .list(extensions),
                "code": try Self.code(of: part.kind, part.measure),
                "valueQuantity": try Self.quantity(part.measure, of: part.kind),
            ])
        }
        return Self.joined(components, former) { isPressure ? kinds.contains($0) : true }
    }

    private static func components(
        _ workout: Workout,
        replacing former: FHIRElement?
    ) throws(HealthError) -> FHIRElement {
        guard workout.duration.isFinite, workout.duration >= 0 else {
            throw HealthError(code: .invalid, message: "The workout has no duration.")
        }
        var components: [FHIRElement] = [
            [
                "code": ["coding": [Vocabulary.coding(Vocabulary.loinc, Vocabulary.exerciseDuration)]],
                "valueQuantity": quantity(workout.duration, "s"),
            ]
        ]
        for (kind, measure) in workout.totals.sorted(by: { $0.key < $1.key }) {
            components.append(["code": try code(of: kind, measure), "valueQuantity": try quantity(measure, of: kind)])
        }
        return joined(components, former) { _ in true }
    }

    /// Returns components, and those of others that aren't replaced.
    private static func joined(
        _ components: [FHIRElement],
        _ former: FHIRElement?,
        replacing isReplaced: (String) -> Bool
    ) -> FHIRElement {
        let others = (former?.elements ?? []).filter { component in
            let code = component["code"]
            return !ReadingReader.isDuration(code) && ReadingReader.kind(of: code).map { !isReplaced($0) } ?? true
        }
        return .list(components + others)
    }

    private static func quantity(_ measure: Measure, of kind: String) throws(HealthError) -> FHIRElement {
        guard let kind = ReadingKind.identified(kind) else {
            throw HealthError(code: .invalid, message: "\(kind) is no kind of measure.")
        }
        let (value, code) = try kind.written(measure)
        return quantity(value, code)
    }

    private static func quantity(_ value: Double, _ code: String) -> FHIRElement {
        let unit = MeasureUnit(code, in: .ucum)?.healthString ?? code
        return [
            "value": FHIRElement(value), "unit": .string(unit == "count" || unit == "1/min" ? code : unit),
            "system": .string(Vocabulary.ucum), "code": .string(code),
        ]
    }
}

// MARK: - Origin

extension Reading {
    private func meta(replacing former: FHIRElement?) -> FHIRElement? {
        var meta = former?.object ?? [:]
        let address = profile.map { FHIRElement.string(Vocabulary.profiles + $0) }
        let others = (meta["profile"]?.elements ?? []).filter { $0 != address }
        let profiles = (address.map { [$0] } ?? []) + others
        meta["profile"] = profiles.isEmpty ? nil : .list(profiles)
        if let source {
            let name = source.identifier.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)
            meta["source"] = .string(Vocabulary.app + (name ?? ""))
        }
        return meta.members.isEmpty ? nil : .object(meta)
    }

    private func identifiers(replacing former: FHIRElement?) -> FHIRElement {
        let own: FHIRElement = [
            "system": .string(Vocabulary.uri), "value": .string(Vocabulary.uuid + identifier.uuidString.lowercased()),
        ]
        return .list([own] + (former?.elements ?? []).filter { $0["system"]?.string != Vocabulary.uri })
    }

    private func contained(replacing former: FHIRElement?) -> FHIRElement? {
        guard let device else { return former }
        let versions = [("hardware", device.hardware), ("firmware", device.firmware), ("software", device.software)]
        let versionList = versions.compactMap { name, version in
            version.flatMap(Self.text).map { ["type": ["text": .string(name)], "value": $0] as FHIRElement }
        }
        let name = device.name.flatMap(Self.text).map { ["name": $0, "type": "user-friendly-name"] as FHIRElement }
        let local = device.localIdentifier.flatMap(Self.text).map { ["value": $0] as FHIRElement }
        let udi = device.udi.flatMap(Self.text).map { ["deviceIdentifier": $0] as FHIRElement }
        let resource: FHIRElement = [
            "resourceType": "Device", "id": .string(Vocabulary.device),
            "identifier": local.map { [$0] },
            "udiCarrier": udi.map { [$0] },
            "manufacturer": device.manufacturer.flatMap(Self.text),
            "deviceName": name.map { [$0] },
            "modelNumber": device.model.flatMap(Self.text),
            "version": versionList.isEmpty ? nil : .list(versionList),
        ]
        return .list((former?.elements ?? []).filter { $0["id"]?.string != Vocabulary.device } + [resource])
    }

    private func extensions(replacing former: FHIRElement?, in zone: TimeZone) -> FHIRElement? {
        let own = [Vocabulary.source, Vocabulary.metadata, Vocabulary.workout, Vocabulary.event]
        var extensions = (former?.elements ?? []).filter { !own.contains($0["url"]?.string ?? "") }
        if let source {
            let facts = [
                ("name", source.name), ("version", source.version), ("product", source.product),
                ("system", source.system),
            ]
            let parts = facts.compactMap { name, value in
                value.flatMap(Self.text).map { ["url": .string(name), "valueString": $0] as FHIRElement }
            }
            if !parts.isEmpty { extensions.append(["url": .string(Vocabulary.source), "extension": .list(parts)]) }
        }
        if let workout {
            let address = Vocabulary.uuid + workout.uuidString.lowercased()
            extensions.append(["url": .string(Vocabulary.workout), "valueUuid": .string(address)])
        }
        if case .workout(let workout) = content {
            extensions += workout.events.compactMap { Self.element(of: $0, in: zone) }
        }
        extensions += Self.extensions(metadata, in: zone)
        return extensions.isEmpty ? nil : .list(extensions)
    }

    private static func extensions(_ metadata: [String: ReadingFact], in zone: TimeZone) -> [FHIRElement] {
        metadata.sorted { $0.key < $1.key }.filter { !$0.key.isEmpty }.map { key, fact in
            let (name, value) = element(of: fact, in: zone)
            var parts: [FHIRElement] = [["url": "key", "valueString": .string(key)]]
            if let value {
                parts.append(
                    .object(FHIRObject(members: [.init(name: "url", value: "value"), .init(name: name, value: value)]))
                )
            }
            return ["url": .string(Vocabulary.metadata), "extension": .list(parts)]
        }
    }

    private static func element(of event: Workout.Event, in zone: TimeZone) -> FHIRElement? {
        guard let start = FHIRDate.text(of: event.start, in: zone), let end = FHIRDate.text(of: event.end, in: zone)
        else { return nil }
        let period: FHIRElement = ["start": .string(start), "end": .string(end)]
        let parts: [FHIRElement] = [
            ["url": "type", "valueInteger": .number("\(event.number)")], ["url": "period", "valuePeriod": period],
        ]
        return ["url": .string(Vocabulary.event), "extension": .list(parts + extensions(event.metadata, in: zone))]
    }

    private static func element(of fact: ReadingFact, in zone: TimeZone) -> (String, FHIRElement?) {
        switch fact {
        case .text(let string): ("valueString", text(string))
        case .flag(let flag): ("valueBoolean", .boolean(flag))
        case .number(let number): ("valueDecimal", number.isFinite ? FHIRElement(number) : nil)
        case .date(let date): ("valueDateTime", FHIRDate.text(of: date, in: zone).map { .string($0) })
        case .measure(let measure): ("valueQuantity", unrestricted(measure))
        }
    }

    /// A quantity of any kind: in HealthKit's unit if UCUM has none, or forgets the substance of its moles.
    private static func unrestricted(_ measure: Measure) -> FHIRElement? {
        guard measure.value.isFinite else { return nil }
        guard let code = measure.unit.ucumCode, MeasureUnit(code, in: .ucum) == measure.unit else {
            return ["value": FHIRElement(measure.value), "unit": .string(measure.unit.healthString)]
        }
        return quantity(measure.value, code)
    }
}
