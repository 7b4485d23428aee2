package import Foundation

/// A value in a unit.
package struct Measure: Sendable, Hashable {
    /// The value.
    package var value: Double
    /// The unit.
    package var unit: MeasureUnit

    /// Creates a measure.
    package init(value: Double, unit: MeasureUnit) {
        self.value = value
        self.unit = unit
    }
}

/// What was measured of a person at a time.
package struct Reading: Sendable, Hashable {
    /// What was found.
    package enum Content: Sendable, Hashable {
        /// One measure.
        case measure(Measure)
        /// A number that stands for one of several states.
        case category(Int)
        /// Measures that belong together, such as those of a blood pressure.
        case parts([Part])
        /// A workout.
        case workout(Workout)
    }

    /// A measure of several.
    package struct Part: Sendable, Hashable {
        /// The identifier of the part.
        package var identifier: UUID
        /// The kind, as HealthKit identifies it.
        package var kind: String
        /// The measure.
        package var measure: Measure
        /// Further facts by name.
        package var metadata: [String: ReadingFact]

        /// Creates a part.
        package init(identifier: UUID, kind: String, measure: Measure, metadata: [String: ReadingFact] = [:]) {
            self.identifier = identifier
            self.kind = kind
            self.measure = measure
            self.metadata = metadata
        }
    }

    /// The identifier.
    package var identifier: UUID
    /// The kind, as HealthKit identifies it.
    package var kind: String
    /// What was found.
    package var content: Content
    /// When the measurement began.
    package var start: Date
    /// When the measurement ended.
    package var end: Date
    /// The app that saved the reading.
    package var source: ReadingSource?
    /// The device that measured.
    package var device: ReadingDevice?
    /// Further facts by name.
    package var metadata: [String: ReadingFact]
    /// The identifier of the workout that the reading is from.
    package var workout: UUID?

    /// Creates a reading.
    package init(
        identifier: UUID,
        kind: String,
        content: Content,
        start: Date,
        end: Date,
        source: ReadingSource? = nil,
        device: ReadingDevice? = nil,
        metadata: [String: ReadingFact] = [:],
        workout: UUID? = nil
    ) {
        self.identifier = identifier
        self.kind = kind
        self.content = content
        self.start = start
        self.end = end
        self.source = source
        self.device = device
        self.metadata = metadata
        self.workout = workout
    }
}

/// The app that saved a reading.
package struct ReadingSource: Sendable, Hashable {
    /// The identifier of the app.
    package var identifier: String
    /// The name of the app.
    package var name: String
    /// The version of the app.
    package var version: String?
    /// The kind of machine.
    package var product: String?
    /// The version of the operating system.
    package var system: String?

    /// Creates a source.
    package init(
        identifier: String,
        name: String,
        version: String? = nil,
        product: String? = nil,
        system: String? = nil
    ) {
        self.identifier = identifier
        self.name = name
        self.version = version
        self.product = product
        self.system = system
    }
}

/// The device that measured.
package struct ReadingDevice: Sendable, Hashable {
    /// The name that a person knows.
    package var name: String?
    /// The maker.
    package var manufacturer: String?
    /// The model.
    package var model: String?
    /// The version of the hardware.
    package var hardware: String?
    /// The version of the firmware.
    package var firmware: String?
    /// The version of the software.
    package var software: String?
    /// The identifier on this machine.
    package var localIdentifier: String?
    /// The part of the unique device identifier that names the model.
    package var udi: String?

    /// Creates a device of which nothing is known.
    package init() {}
}

/// A fact about a reading.
package enum ReadingFact: Sendable, Hashable {
    /// A text.
    case text(String)
    /// A truth value.
    case flag(Bool)
    /// A number.
    case number(Double)
    /// A moment.
    case date(Date)
    /// A value in a unit.
    case measure(Measure)
}
