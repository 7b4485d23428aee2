/// A kind of reading: its names in HealthKit and in LOINC, and its units.
package struct ReadingKind: Sendable, Hashable {
    /// The raw value of HealthKit's identifier.
    package let identifier: String
    /// The unit of HealthKit, as `HKUnit` writes it.
    package let unit: String
    /// The codes in LOINC, the one that is written first.
    let codes: [String]
    /// The name of the first code.
    let display: String
    /// The code of FHIR's category.
    let category: String
    /// The name of FHIR's profile below `http://hl7.org/fhir/StructureDefinition/`.
    let profile: String?
    /// The UCUM codes that a profile allows, the usual one first; none if every unit is allowed.
    let units: [String]
    /// The grams of a mole of the substance.
    let molarMass: Double?
    /// The codes in LOINC where the unit has moles.
    let molarCodes: [String]
    /// How several measures become one.
    package let style: Style

    /// How several measures become one.
    package enum Style: Sendable, Hashable {
        /// They are added.
        case sum
        /// They have an average.
        case average
        /// They have an average in which each counts for the time that it lasts.
        case timeWeighted
        /// They have a level, which is that of their average power.
        case soundLevel
    }

    /// Creates a kind.
    ///
    /// - Parameters:
    ///   - name: The end of HealthKit's identifier, which is also the name in words if there is no other.
    ///   - category: The code of FHIR's category.
    init(
        _ name: String,
        _ unit: String,
        _ codes: [String] = [],
        _ display: String? = nil,
        in category: String,
        _ style: Style = .average,
        profile: String? = nil,
        units: [String] = [],
        molarMass: Double? = nil,
        molarCodes: [String] = []
    ) {
        identifier = "HKQuantityTypeIdentifier" + name
        self.unit = unit
        self.codes = codes
        self.display = display ?? CamelCase.words(name)
        self.category = category
        self.profile = profile
        self.units = units
        self.molarMass = molarMass
        self.molarCodes = molarCodes
        self.style = style
    }

    /// All kinds.
    package static let all: [ReadingKind] = body + vitalSigns + activity + movement + nutrition + surroundings

    private static let byIdentifier = Dictionary(uniqueKeysWithValues: all.map { ($0.identifier, $0) })
    private static let byCode = Dictionary(
        uniqueKeysWithValues: all.flatMap { kind in (kind.codes + kind.molarCodes).map { ($0, kind) } }
    )

    /// Returns the kind with HealthKit's identifier.
    package static func identified(_ identifier: String) -> ReadingKind? { byIdentifier[identifier] }

    /// Returns the kind with a code of LOINC.
    static func coded(_ code: String) -> ReadingKind? { byCode[code] }

    /// HealthKit's identifier of a blood pressure.
    package static let bloodPressure = "HKCorrelationTypeIdentifierBloodPressure"
    /// HealthKit's identifiers of its parts.
    package static let bloodPressureParts = [
        "HKQuantityTypeIdentifierBloodPressureSystolic", "HKQuantityTypeIdentifierBloodPressureDiastolic",
    ]
    /// LOINC's codes of a blood pressure with its parts, the one that is written first.
    static let bloodPressureCodes = ["85354-9", "55284-4"]
    /// HealthKit's identifier of what was eaten at once.
    package static let food = "HKCorrelationTypeIdentifierFood"
}

// MARK: - Units

extension ReadingKind {
    /// The unit of HealthKit.
    package var measureUnit: MeasureUnit? { MeasureUnit(unit, in: .health) }

    /// Returns a measure in a unit that the profile allows, with the unit's code.
    func written(_ measure: Measure) throws(HealthError) -> (value: Double, code: String) {
        guard measure.value.isFinite, let own = measureUnit, measure.unit.isCompatible(with: own) else {
            throw HealthError(
                code: .invalid,
                message: "\(identifier) is measured in units like \(unit), not in \(measure.unit.healthString)."
            )
        }
        // A body mass index is a count to HealthKit, and kilograms by square meters to FHIR.
        if own.dimension == .none, let code = units.first, MeasureUnit(code, in: .ucum)?.dimension != UnitDimension.none
        {
            return (measure.unit.convert(measure.value, to: own) ?? measure.value, code)
        }
        if let code = measure.unit.ucumCode, isWritable(measure.unit, code) { return (measure.value, code) }
        let code = substitute(for: measure.unit)
        guard let unit = measured(code), let value = measure.unit.convert(measure.value, to: unit) else {
            throw HealthError(code: .invalid, message: "\(measure.unit.healthString) has no unit in FHIR.")
        }
        return (value, code)
    }

    /// Returns the measure with a UCUM code or, where there is none, a unit's text; nil if it measures something else.
    func read(_ value: Double, code: String) -> Measure? {
        guard let own = measureUnit, let unit = measured(code) else { return nil }
        if unit.isCompatible(with: own) { return Measure(value: value, unit: unit) }
        return units.contains(code) ? Measure(value: value, unit: own) : nil
    }

    /// Whether reading a code restores the unit.
    private func isWritable(_ unit: MeasureUnit, _ code: String) -> Bool {
        guard units.isEmpty || units.contains(code), let restored = measured(code) else { return false }
        // Programs write the mass of a mole with more digits or fewer.
        return unit.convert(1, to: restored).map { abs($0 - 1) < 1e-6 } ?? false
    }

    private func measured(_ code: String) -> MeasureUnit? {
        let unit = MeasureUnit(code, in: .ucum)
        return molarMass.flatMap { unit?.withMolarMass($0) } ?? unit
    }

    /// The code of the allowed unit that is most like another one.
    private func substitute(for unit: MeasureUnit) -> String {
        let imperial = ["st": "[lb_av]", "oz": "[lb_av]", "ft": "[in_i]", "yd": "[in_i]"]
        if let code = imperial[unit.healthString], units.contains(code) { return code }
        return units.first ?? measureUnit?.ucumCode ?? "1"
    }

    /// The codes in LOINC for a unit, the one that is written first.
    func codes(forUnit code: String) -> [String] { code.contains("mol") && !molarCodes.isEmpty ? molarCodes : codes }

    /// The name of the code for a unit.
    func display(forUnit code: String) -> String {
        code.contains("mol") ? display.replacing("Mass/", with: "Moles/") : display
    }
}
