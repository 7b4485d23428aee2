import DetectorEngine
public import Foundation

extension DataDetector.Match.SemanticDetails {
    /// A number with a unit.
    public struct Measurement: Hashable, Sendable, Codable {
        /// The number.
        public let value: Double
        let sign: String

        init(_ measured: MeasuredValue) {
            value = measured.value
            sign = measured.unit.rawValue
        }

        /// The units that may be meant: an ounce is one of weight or of volume.
        public var possibleDimensions: [Dimension] {
            MeasuredValue.Unit(rawValue: sign).map(\.dimensions) ?? []
        }

        /// Returns the measurement in a kind of unit, or in the kind's base unit if none of it may be meant.
        public func measurement<D: Dimension>(in dimension: D) -> Foundation.Measurement<D> {
            guard let unit = possibleDimensions.lazy.compactMap({ $0 as? D }).first else {
                return Foundation.Measurement(value: value, unit: dimension)
            }
            return Foundation.Measurement(value: value, unit: unit).converted(to: dimension)
        }
    }
}

extension MeasuredValue.Unit {
    /// Foundation's units with this sign, the likeliest first.
    var dimensions: [Dimension] {
        switch self {
        case .millimeters: [UnitLength.millimeters]
        case .centimeters: [UnitLength.centimeters]
        case .meters: [UnitLength.meters]
        case .kilometers: [UnitLength.kilometers]
        case .inches: [UnitLength.inches]
        case .feet: [UnitLength.feet]
        case .yards: [UnitLength.yards]
        case .miles: [UnitLength.miles]
        case .milligrams: [UnitMass.milligrams]
        case .grams: [UnitMass.grams]
        case .kilograms: [UnitMass.kilograms]
        case .tonnes: [UnitMass.metricTons]
        case .pounds: [UnitMass.pounds]
        case .stones: [UnitMass.stones]
        case .ounces: [UnitMass.ounces, UnitVolume.fluidOunces]
        case .milliliters: [UnitVolume.milliliters]
        case .centiliters: [UnitVolume.centiliters]
        case .deciliters: [UnitVolume.deciliters]
        case .liters: [UnitVolume.liters]
        case .fluidOunces: [UnitVolume.fluidOunces, UnitVolume.imperialFluidOunces]
        case .pints: [UnitVolume.pints, UnitVolume.imperialPints]
        case .quarts: [UnitVolume.quarts, UnitVolume.imperialQuarts]
        case .gallons: [UnitVolume.gallons, UnitVolume.imperialGallons]
        case .celsius: [UnitTemperature.celsius]
        case .fahrenheit: [UnitTemperature.fahrenheit]
        case .degrees: [UnitAngle.degrees, UnitTemperature.celsius, UnitTemperature.fahrenheit]
        case .kilometersPerHour: [UnitSpeed.kilometersPerHour]
        case .milesPerHour: [UnitSpeed.milesPerHour]
        case .metersPerSecond: [UnitSpeed.metersPerSecond]
        case .squareMeters: [UnitArea.squareMeters]
        case .squareKilometers: [UnitArea.squareKilometers]
        case .squareFeet: [UnitArea.squareFeet]
        case .hectares: [UnitArea.hectares]
        case .acres: [UnitArea.acres]
        case .kilocalories: [UnitEnergy.kilocalories]
        case .kilojoules: [UnitEnergy.kilojoules]
        case .kilowattHours: [UnitEnergy.kilowattHours]
        case .watts: [UnitPower.watts]
        case .kilowatts: [UnitPower.kilowatts]
        case .volts: [UnitElectricPotentialDifference.volts]
        case .hertz: [UnitFrequency.hertz]
        case .megahertz: [UnitFrequency.megahertz]
        case .gigahertz: [UnitFrequency.gigahertz]
        case .bars: [UnitPressure.bars]
        case .hectopascals: [UnitPressure.hectopascals]
        case .poundsPerSquareInch: [UnitPressure.poundsForcePerSquareInch]
        case .millimetersOfMercury: [UnitPressure.millimetersOfMercury]
        case .kilobytes: [UnitInformationStorage.kilobytes]
        case .megabytes: [UnitInformationStorage.megabytes]
        case .gigabytes: [UnitInformationStorage.gigabytes]
        case .terabytes: [UnitInformationStorage.terabytes]
        }
    }
}
