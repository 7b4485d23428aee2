/// What a device of health shows.
package enum DeviceReading: Hashable, Sendable {
    /// A blood pressure in millimetres of mercury, and the pulse in beats a minute.
    case bloodPressure(systolic: Int, diastolic: Int, pulse: Int?)
    /// A concentration of glucose in blood.
    case glucose(Double, GlucoseUnit)
    /// A weight of a body.
    case weight(Double, WeightUnit)
}

/// A unit of glucose in blood.
package enum GlucoseUnit: String, CaseIterable, Hashable, Sendable {
    /// Milligrams in a tenth of a litre.
    case milligrams = "mg/dL"
    /// Thousandths of a mole in a litre.
    case millimoles = "mmol/L"
}

/// A unit of weight.
package enum WeightUnit: String, CaseIterable, Hashable, Sendable {
    /// Kilograms.
    case kilograms = "kg"
    /// Pounds.
    case pounds = "lb"
    /// Stones.
    case stones = "st"
}
