extension MeasureUnit {
    /// Returns a value of this unit in another one, or nil if they aren't compatible.
    ///
    /// The value counts as the decimal that it is written as, and the result is the nearest double to the exact one.
    package func convert(_ value: Double, to other: MeasureUnit) -> Double? {
        guard isCompatible(with: other) else { return nil }
        guard self != other, value.isFinite else { return value }
        return exactly(value, to: other)?.double ?? roughly(value, to: other)
    }

    private func exactly(_ value: Double, to other: MeasureUnit) -> ExactNumber? {
        guard let scale, let otherScale = other.scale else { return nil }
        return ExactNumber(decimal: value)?.plus(offset)?.times(scale)?.over(otherScale)?.plus(other.offset.negative)
    }

    private func roughly(_ value: Double, to other: MeasureUnit) -> Double {
        (value + offset.double) * roughScale / other.roughScale - other.offset.double
    }

    /// The size in floating point.
    private var roughScale: Double {
        factors.reduce(1) { product, factor in
            let scale = factor.scale?.double ?? 1
            return (0..<abs(factor.power)).reduce(product) { part, _ in factor.power < 0 ? part / scale : part * scale }
        }
    }

    /// What is added to a value before it is scaled: temperatures have it, differences of them haven't.
    private var offset: ExactNumber {
        guard factors.count == 1, let factor = factors.first, factor.power == 1 else { return ExactNumber(0) }
        return factor.unit.offset
    }
}
