public import Foundation

/// A purpose of a measurement, which decides the unit that people of a region expect.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
    /// The purpose as Unicode's locale data names it; empty for the unit as it is.
    let name: String

    /// No purpose in particular: the unit that the region prefers for the size.
    public static var general: Self { Self(name: "default") }

    /// The unit as it is.
    public static var asProvided: Self { Self(name: "") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// The size of a person.
    public static var person: Self { Self(name: "person") }

    /// The height of a person.
    public static var personHeight: Self { Self(name: "person-height") }

    /// A distance on a road.
    public static var road: Self { Self(name: "road") }

    /// The focal length of a lens.
    public static var focalLength: Self { Self(name: "focal-length") }

    /// An amount of rain.
    public static var rainfall: Self { Self(name: "rainfall") }

    /// An amount of snow.
    public static var snowfall: Self { Self(name: "snowfall") }

    /// The distance at which something can be seen.
    public static var visibility: Self { Self(name: "visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// The weight of a person.
    public static var personWeight: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// The energy in food.
    public static var food: Self { Self(name: "food") }

    /// The energy of exercise.
    public static var workout: Self { Self(name: "food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// The temperature of a person.
    public static var person: Self { Self(name: "person") }

    /// The temperature of the air.
    public static var weather: Self { Self(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    /// An amount of a fluid.
    public static var liquid: Self { Self(name: "fluid") }
}
