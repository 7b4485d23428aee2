import DigestEngine
package import Foundation

/// A reader of Observations, of our own and those of other programs.
struct ReadingReader {
    let observation: FHIRObject
    /// The zone in which days begin.
    let zone: TimeZone

    private func refused(_ reason: String) -> HealthError {
        HealthError(code: .notAReading, message: "The file is no reading: \(reason).")
    }

    /// Returns the reading.
    func reading() throws(HealthError) -> Reading {
        guard observation["resourceType"]?.string == "Observation" else { throw refused("it isn't an Observation") }
        // Neither what was never measured counts, nor what was withdrawn.
        guard let status = observation["status"]?.string,
            ["final", "amended", "corrected", "preliminary"].contains(status)
        else { throw refused("its status isn't final") }
        guard let (start, end) = times, start <= end else { throw refused("it has no time") }
        guard let kind = Self.kind(of: observation["code"]) else { throw refused("its code isn't known") }
        guard let identifier else { throw refused("it has no identifier") }
        return Reading(
            identifier: identifier,
            kind: kind,
            content: try content(of: kind, identifier),
            start: start,
            end: end,
            source: source,
            device: device,
            metadata: metadata(in: observation["extension"]),
            workout: extensions(Vocabulary.workout).first?["valueUuid"]?.string.flatMap(Self.uuid)
        )
    }

    private var times: (Date, Date)? {
        func date(_ element: FHIRElement?) -> Date? { element?.string.flatMap { FHIRDate.date($0, in: zone) } }
        if let moment = date(observation["effectiveDateTime"]) ?? date(observation["effectiveInstant"]) {
            return (moment, moment)
        }
        guard let period = observation["effectivePeriod"], let start = date(period["start"]) else { return nil }
        return (start, period["end"] == nil ? start : date(period["end"]) ?? .distantPast)
    }

    /// The UUID, or one that the identifier of another program leads to.
    private var identifier: UUID? {
        let values = observation["identifier"]?.elements.compactMap { $0["value"]?.string } ?? []
        if let identifier = values.lazy.compactMap(Self.uuid).first { return identifier }
        guard let name = observation["id"]?.string ?? values.first else { return nil }
        return UUID(uuidString: name) ?? Self.identifier(from: name)
    }

    /// The UUID that an address consists of.
    private static func uuid(_ address: String) -> UUID? {
        guard address.hasPrefix(Vocabulary.uuid) else { return nil }
        return UUID(uuidString: String(address.dropFirst(Vocabulary.uuid.count)))
    }

    /// A UUID that a text leads to, as version 8 of RFC 9562 allows.
    private static func identifier(from text: String) -> UUID? {
        var bytes = Array(SHA256Digest(of: Array(text.utf8)).bytes.prefix(16))
        bytes[6] = bytes[6] & 0x0f | 0x80
        bytes[8] = bytes[8] & 0x3f | 0x80
        let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        let lengths = [8, 4, 4, 4, 12]
        var rest = digits[...]
        let groups = lengths.map { length in
            defer { rest = rest.dropFirst(length) }
            return String(rest.prefix(length))
        }
        return UUID(uuidString: groups.joined(separator: "-"))
    }
}

// MARK: - Kind and content

extension ReadingReader {
    /// The kind that a code names: HealthKit's own identifier, or one of LOINC's codes.
    static func kind(of code: FHIRElement?) -> String? {
        let codings = code?["coding"]?.elements ?? []
        for coding in codings where coding["system"]?.string == Vocabulary.healthKit {
            guard let name = coding["code"]?.string, name.hasPrefix("HK"), name.utf8.count <= 128 else { continue }
            return name == Vocabulary.otherWorkout ? Workout.kind : name
        }
        for coding in codings where coding["system"]?.string == Vocabulary.loinc {
            guard let code = coding["code"]?.string else { continue }
            if ReadingKind.bloodPressureCodes.contains(code) { return ReadingKind.bloodPressure }
            if code == Vocabulary.exercise { return Workout.kind }
            if let kind = ReadingKind.coded(code) { return kind.identifier }
        }
        return nil
    }

    private func content(of kind: String, _ identifier: UUID) throws(HealthError) -> Reading.Content {
        if kind == ReadingKind.bloodPressure || kind == ReadingKind.food {
            return .parts(try parts(of: kind, identifier))
        }
        if kind == Workout.kind { return .workout(workout) }
        if let kind = ReadingKind.identified(kind) {
            guard let measure = Self.measure(observation["valueQuantity"], of: kind) else {
                throw refused("its value isn't one of its kind")
            }
            return .measure(measure)
        }
        guard kind.hasPrefix(CategoryKind.prefix), let value = observation["valueInteger"]?.integer else {
            throw refused("its code isn't known")
        }
        return .category(value)
    }

    private func parts(of whole: String, _ identifier: UUID) throws(HealthError) -> [Reading.Part] {
        let isPressure = whole == ReadingKind.bloodPressure
        var parts: [Reading.Part] = []
        for component in observation["component"]?.elements ?? [] {
            guard let name = Self.kind(of: component["code"]), let kind = ReadingKind.identified(name),
                !isPressure || ReadingKind.bloodPressureParts.contains(name),
                let measure = Self.measure(component["valueQuantity"], of: kind)
            else { continue }
            let named = component["id"]?.string.flatMap { UUID(uuidString: $0) }
            let text = "\(identifier) \(name)" + (parts.contains { $0.kind == name } ? " \(parts.count)" : "")
            guard let part = named ?? Self.identifier(from: text) else { continue }
            let metadata = metadata(in: component["extension"])
            parts.append(Reading.Part(identifier: part, kind: name, measure: measure, metadata: metadata))
        }
        guard isPressure else {
            guard !parts.isEmpty else { throw refused("it says nothing of the food") }
            return parts
        }
        guard Set(parts.map(\.kind)).count == ReadingKind.bloodPressureParts.count, parts.count == 2 else {
            throw refused("it hasn't one systolic and one diastolic measure")
        }
        return parts
    }

    private static func measure(_ quantity: FHIRElement?, of kind: ReadingKind) -> Measure? {
        // "Less than 20" is no value.
        guard let quantity, quantity["comparator"] == nil, let value = quantity["value"]?.double, value.isFinite else {
            return nil
        }
        guard quantity["system"] == nil || quantity["system"]?.string == Vocabulary.ucum else { return nil }
        guard let code = quantity["code"]?.string ?? quantity["unit"]?.string else { return nil }
        if let measure = kind.read(value, code: code) { return measure }
        // Some programs write a unit's name in place of its code.
        guard let unit = MeasureUnit(code, in: .health), let own = kind.measureUnit, unit.isCompatible(with: own) else {
            return nil
        }
        return Measure(value: value, unit: unit)
    }
}

// MARK: - Workouts

extension ReadingReader {
    /// Whether a code is that of a workout's duration.
    static func isDuration(_ code: FHIRElement?) -> Bool {
        code?["coding"]?.elements.contains {
            $0["system"]?.string == Vocabulary.loinc && $0["code"]?.string == Vocabulary.exerciseDuration
        } ?? false
    }

    private var workout: Workout {
        let codings = observation["valueCodeableConcept"]?["coding"]?.elements ?? []
        let codes = codings.filter { $0["system"]?.string == Vocabulary.healthKit }.compactMap { $0["code"]?.string }
        let activity = codes.lazy.compactMap(WorkoutActivity.coded).first ?? .other
        var workout = Workout(activity: activity, duration: 0)
        var duration: Double?
        for component in observation["component"]?.elements ?? [] {
            if Self.isDuration(component["code"]) {
                duration = Self.seconds(component["valueQuantity"]) ?? duration
            } else if let name = Self.kind(of: component["code"]), let kind = ReadingKind.identified(name) {
                workout.totals[name] = Self.measure(component["valueQuantity"], of: kind) ?? workout.totals[name]
            }
        }
        workout.duration = duration ?? times.map { $1.timeIntervalSince($0) } ?? 0
        workout.events = extensions(Vocabulary.event).compactMap(event)
        return workout
    }

    private static func seconds(_ quantity: FHIRElement?) -> Double? {
        guard let value = quantity?["value"]?.double, let second = MeasureUnit("s", in: .ucum),
            let unit = (quantity?["code"]?.string).flatMap({ MeasureUnit($0, in: .ucum) }),
            let seconds = unit.convert(value, to: second), seconds.isFinite, seconds >= 0
        else { return nil }
        return seconds
    }

    private func event(_ extended: FHIRElement) -> Workout.Event? {
        let period = Self.part("period", of: extended)?["valuePeriod"]
        guard let number = Self.part("type", of: extended)?["valueInteger"]?.integer, number > 0,
            let start = period?["start"]?.string.flatMap({ FHIRDate.date($0, in: zone) }),
            let end = period?["end"]?.string.flatMap({ FHIRDate.date($0, in: zone) }), start <= end
        else { return nil }
        return Workout.Event(
            number: number,
            start: start,
            end: end,
            metadata: metadata(in: extended["extension"])
        )
    }
}

// MARK: - Origin

extension ReadingReader {
    private func extensions(_ url: String) -> [FHIRElement] {
        observation["extension"]?.elements.filter { $0["url"]?.string == url } ?? []
    }

    private static func part(_ name: String, of extended: FHIRElement) -> FHIRElement? {
        extended["extension"]?.elements.first { $0["url"]?.string == name }
    }

    private var source: ReadingSource? {
        guard let address = observation["meta"]?["source"]?.string else { return nil }
        let isApp = address.hasPrefix(Vocabulary.app)
        let name = isApp ? String(address.dropFirst(Vocabulary.app.count)).removingPercentEncoding : address
        guard let identifier = name else { return nil }
        func fact(_ name: String) -> String? {
            extensions(Vocabulary.source).first.flatMap { Self.part(name, of: $0)?["valueString"]?.string }
        }
        return ReadingSource(
            identifier: identifier,
            name: fact("name") ?? identifier,
            version: fact("version"),
            product: fact("product"),
            system: fact("system")
        )
    }

    private var device: ReadingDevice? {
        guard let reference = observation["device"] else { return nil }
        var device = ReadingDevice()
        device.name = reference["display"]?.string
        let contained = observation["contained"]?.elements ?? []
        guard let name = reference["reference"]?.string, name.hasPrefix("#"),
            let resource = contained.first(where: { $0["id"]?.string == String(name.dropFirst()) })
        else { return device.name == nil ? nil : device }
        func version(_ type: String) -> String? {
            resource["version"]?.elements.first { $0["type"]?["text"]?.string == type }?["value"]?.string
        }
        device.name = resource["deviceName"]?.elements.first?["name"]?.string ?? device.name
        device.manufacturer = resource["manufacturer"]?.string
        device.model = resource["modelNumber"]?.string
        (device.hardware, device.firmware, device.software) =
            (version("hardware"), version("firmware"), version("software"))
        device.localIdentifier = resource["identifier"]?.elements.first?["value"]?.string
        device.udi = resource["udiCarrier"]?.elements.first?["deviceIdentifier"]?.string
        return device
    }

    private func metadata(in extensions: FHIRElement?) -> [String: ReadingFact] {
        var facts: [String: ReadingFact] = [:]
        for extended in extensions?.elements ?? [] where extended["url"]?.string == Vocabulary.metadata {
            guard let key = Self.part("key", of: extended)?["valueString"]?.string else { continue }
            facts[key] = fact(Self.part("value", of: extended))
        }
        return facts
    }

    private func fact(_ value: FHIRElement?) -> ReadingFact? {
        guard let value else { return .text("") }
        if let text = value["valueString"]?.string { return .text(text) }
        if let flag = value["valueBoolean"]?.boolean { return .flag(flag) }
        if let number = value["valueDecimal"]?.double ?? value["valueInteger"]?.double { return .number(number) }
        if let text = value["valueDateTime"]?.string { return FHIRDate.date(text, in: zone).map { .date($0) } }
        guard let quantity = value["valueQuantity"], let number = quantity["value"]?.double else { return nil }
        let unit =
            quantity["code"]?.string.flatMap { MeasureUnit($0, in: .ucum) }
            ?? quantity["unit"]?.string.flatMap { MeasureUnit($0, in: .health) }
        return unit.map { .measure(Measure(value: number, unit: $0)) }
    }
}

extension Reading {
    /// Reads an Observation; throws if it is none that tells a reading.
    package init(_ observation: FHIRObject, in zone: TimeZone = .current) throws(HealthError) {
        self = try ReadingReader(observation: observation, zone: zone).reading()
    }
}
