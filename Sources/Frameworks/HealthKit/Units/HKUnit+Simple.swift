// MARK: - Mass

extension HKUnit {
    /// Returns the unit of grams.
    public class func gram() -> HKUnit { simple("g") }

    /// Returns the unit of grams with a prefix.
    public class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { simple("g", prefix) }

    /// Returns the unit of ounces.
    public class func ounce() -> HKUnit { simple("oz") }

    /// Returns the unit of pounds.
    public class func pound() -> HKUnit { simple("lb") }

    /// Returns the unit of stones.
    public class func stone() -> HKUnit { simple("st") }

    /// Returns the unit of moles of a substance, with the grams of a mole.
    public class func moleUnit(withMolarMass gramsPerMole: Double) -> HKUnit {
        simple("mol", molarMass: gramsPerMole)
    }

    /// Returns the unit of moles of a substance with a prefix, with the grams of a mole.
    public class func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> HKUnit {
        simple("mol", prefix, molarMass: gramsPerMole)
    }
}

// MARK: - Length

extension HKUnit {
    /// Returns the unit of meters.
    public class func meter() -> HKUnit { simple("m") }

    /// Returns the unit of meters with a prefix.
    public class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { simple("m", prefix) }

    /// Returns the unit of inches.
    public class func inch() -> HKUnit { simple("in") }

    /// Returns the unit of feet.
    public class func foot() -> HKUnit { simple("ft") }

    /// Returns the unit of yards.
    public class func yard() -> HKUnit { simple("yd") }

    /// Returns the unit of miles.
    public class func mile() -> HKUnit { simple("mi") }
}

// MARK: - Volume

extension HKUnit {
    /// Returns the unit of liters.
    public class func liter() -> HKUnit { simple("L") }

    /// Returns the unit of liters with a prefix.
    public class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { simple("L", prefix) }

    /// Returns the unit of US fluid ounces.
    public class func fluidOunceUS() -> HKUnit { simple("fl_oz_us") }

    /// Returns the unit of imperial fluid ounces.
    public class func fluidOunceImperial() -> HKUnit { simple("fl_oz_imp") }

    /// Returns the unit of US cups.
    public class func cupUS() -> HKUnit { simple("cup_us") }

    /// Returns the unit of imperial cups.
    public class func cupImperial() -> HKUnit { simple("cup_imp") }

    /// Returns the unit of US pints.
    public class func pintUS() -> HKUnit { simple("pt_us") }

    /// Returns the unit of imperial pints.
    public class func pintImperial() -> HKUnit { simple("pt_imp") }
}

// MARK: - Pressure

extension HKUnit {
    /// Returns the unit of pascals.
    public class func pascal() -> HKUnit { simple("Pa") }

    /// Returns the unit of pascals with a prefix.
    public class func pascalUnit(with prefix: HKMetricPrefix) -> HKUnit { simple("Pa", prefix) }

    /// Returns the unit of millimeters of mercury.
    public class func millimeterOfMercury() -> HKUnit { simple("mmHg") }

    /// Returns the unit of inches of mercury.
    public class func inchesOfMercury() -> HKUnit { simple("inHg") }

    /// Returns the unit of centimeters of water.
    public class func centimeterOfWater() -> HKUnit { simple("cmAq") }

    /// Returns the unit of atmospheres.
    public class func atmosphere() -> HKUnit { simple("atm") }

    /// Returns the unit of decibels of sound pressure.
    public class func decibelAWeightedSoundPressureLevel() -> HKUnit { simple("dBASPL") }
}

// MARK: - Time

extension HKUnit {
    /// Returns the unit of seconds.
    public class func second() -> HKUnit { simple("s") }

    /// Returns the unit of seconds with a prefix.
    public class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { simple("s", prefix) }

    /// Returns the unit of minutes.
    public class func minute() -> HKUnit { simple("min") }

    /// Returns the unit of hours.
    public class func hour() -> HKUnit { simple("hr") }

    /// Returns the unit of days.
    public class func day() -> HKUnit { simple("d") }
}

// MARK: - Energy

extension HKUnit {
    /// Returns the unit of joules.
    public class func joule() -> HKUnit { simple("J") }

    /// Returns the unit of joules with a prefix.
    public class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { simple("J", prefix) }

    /// Returns the unit of kilocalories.
    public class func kilocalorie() -> HKUnit { simple("cal", .kilo) }

    /// Returns the unit of calories.
    public class func smallCalorie() -> HKUnit { simple("cal") }

    /// Returns the unit of large calories, each a kilocalorie.
    public class func largeCalorie() -> HKUnit { simple("Cal") }
}

// MARK: - Temperature

extension HKUnit {
    /// Returns the unit of degrees Celsius.
    public class func degreeCelsius() -> HKUnit { simple("degC") }

    /// Returns the unit of degrees Fahrenheit.
    public class func degreeFahrenheit() -> HKUnit { simple("degF") }

    /// Returns the unit of kelvins.
    public class func kelvin() -> HKUnit { simple("K") }
}

// MARK: - Electricity and light

extension HKUnit {
    /// Returns the unit of siemens.
    public class func siemen() -> HKUnit { simple("S") }

    /// Returns the unit of siemens with a prefix.
    public class func siemenUnit(with prefix: HKMetricPrefix) -> HKUnit { simple("S", prefix) }

    /// Returns the unit of volts.
    public class func volt() -> HKUnit { simple("V") }

    /// Returns the unit of volts with a prefix.
    public class func voltUnit(with prefix: HKMetricPrefix) -> HKUnit { simple("V", prefix) }

    /// Returns the unit of watts.
    public class func watt() -> HKUnit { simple("W") }

    /// Returns the unit of watts with a prefix.
    public class func wattUnit(with prefix: HKMetricPrefix) -> HKUnit { simple("W", prefix) }

    /// Returns the unit of lux.
    public class func lux() -> HKUnit { simple("lx") }

    /// Returns the unit of lux with a prefix.
    public class func luxUnit(with prefix: HKMetricPrefix) -> HKUnit { simple("lx", prefix) }

    /// Returns the unit of diopters.
    public class func diopter() -> HKUnit { simple("D") }
}

// MARK: - Angle

extension HKUnit {
    /// Returns the unit of radians.
    public class func radianAngle() -> HKUnit { simple("rad") }

    /// Returns the unit of radians with a prefix.
    public class func radianAngleUnit(with prefix: HKMetricPrefix) -> HKUnit { simple("rad", prefix) }

    /// Returns the unit of degrees of an angle.
    public class func degreeAngle() -> HKUnit { simple("deg") }
}

// MARK: - Numbers

extension HKUnit {
    /// Returns the unit of counts.
    public class func count() -> HKUnit { simple("count") }

    /// Returns the unit of percents, in which 97 % are the value 0.97.
    public class func percent() -> HKUnit { simple("%") }

    /// Returns the unit of international units.
    public class func internationalUnit() -> HKUnit { simple("IU") }

    /// Returns the unit of hertz.
    public class func hertz() -> HKUnit { simple("Hz") }

    /// Returns the unit of hertz with a prefix.
    public class func hertzUnit(with prefix: HKMetricPrefix) -> HKUnit { simple("Hz", prefix) }

    /// Returns the unit of decibels of hearing level.
    public class func decibelHearingLevel() -> HKUnit { simple("dBHL") }
}
