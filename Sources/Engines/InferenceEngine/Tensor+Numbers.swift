extension Tensor {
    /// Creates a tensor of single-precision numbers, or returns nil when they don't fill the shape.
    public init?(_ numbers: [Float], shape: [Int]) {
        self.init(.float32, shape: shape, bytes: unsafe numbers.withUnsafeBytes { unsafe Array($0) })
    }

    /// The number of numbers.
    public var count: Int { bytes.count / element.byteCount }

    /// The numbers as single-precision ones; large integers are rounded.
    public var floats: [Float] {
        guard element != .float32 else { return numbers { $0 as Float } }
        return doubles.map { Float($0) }
    }

    /// The numbers as double-precision ones; large integers are rounded.
    public var doubles: [Double] {
        switch element {
        case .boolean, .uint8: bytes.map { Double($0) }
        case .int8: numbers { Double($0 as Int8) }
        case .uint16: numbers { Double($0 as UInt16) }
        case .int16: numbers { Double($0 as Int16) }
        case .uint32: numbers { Double($0 as UInt32) }
        case .int32: numbers { Double($0 as Int32) }
        case .uint64: numbers { Double($0 as UInt64) }
        case .int64: numbers { Double($0 as Int64) }
        case .bfloat16: numbers { Double(Float(bitPattern: UInt32($0 as UInt16) << 16)) }
        case .float16: numbers { Double(Float16(bitPattern: $0 as UInt16)) }
        case .float32: numbers { Double($0 as Float) }
        case .float64: numbers { $0 as Double }
        }
    }

    private func numbers<N: BitwiseCopyable, R>(_ convert: (N) -> R) -> [R] {
        unsafe bytes.withUnsafeBytes { bytes in
            stride(from: 0, to: bytes.count, by: MemoryLayout<N>.size).map {
                unsafe convert(bytes.loadUnaligned(fromByteOffset: $0, as: N.self))
            }
        }
    }

    /// Creates a tensor of numbers converted to a type, or returns nil when they don't fill the shape.
    ///
    /// A number that an integer type can't hold becomes the nearest that it can.
    public init?(_ element: TensorDescription.Element, shape: [Int], converting numbers: [Double]) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(numbers.count * element.byteCount)
        func append<N: BitwiseCopyable>(_ convert: (Double) -> N) {
            for number in numbers {
                unsafe withUnsafeBytes(of: convert(number)) { unsafe bytes.append(contentsOf: $0) }
            }
        }
        switch element {
        case .boolean: append { ($0 != 0 ? 1 : 0) as UInt8 }
        case .uint8: append { UInt8(nearestTo: $0) }
        case .int8: append { Int8(nearestTo: $0) }
        case .uint16: append { UInt16(nearestTo: $0) }
        case .int16: append { Int16(nearestTo: $0) }
        case .uint32: append { UInt32(nearestTo: $0) }
        case .int32: append { Int32(nearestTo: $0) }
        case .uint64: append { UInt64(nearestTo: $0) }
        case .int64: append { Int64(nearestTo: $0) }
        case .bfloat16: append { UInt16(Float($0).bitPattern >> 16) }
        case .float16: append { Float16($0).bitPattern }
        case .float32: append { Float($0) }
        case .float64: append { $0 }
        }
        self.init(element, shape: shape, bytes: bytes)
    }
}

extension FixedWidthInteger {
    /// The integer next to a number, towards zero; 0 for none.
    fileprivate init(nearestTo value: Double) {
        if value.isNaN {
            self = 0
        } else {
            self = Self(exactly: value.rounded(.towardZero)) ?? (value < 0 ? .min : .max)
        }
    }
}
