/// An array of numbers with any number of axes.
///
/// An array made from a shape has its own memory, filled with zeros. The numbers may be written from anywhere, so an
/// array belongs to one task at a time.
public final class MLMultiArray: NSObject, NSSecureCoding {
    /// The type of the numbers.
    public let dataType: MLMultiArrayDataType
    package let layout: MLMultiArrayLayout
    private let memory: UnsafeMutableRawPointer
    private let release: (UnsafeMutableRawPointer) -> Void
    /// The buffer of half-precision numbers whose memory the array shares, or nil.
    public let pixelBuffer: CVPixelBuffer?

    package init(
        layout: MLMultiArrayLayout,
        dataType: MLMultiArrayDataType,
        memory: UnsafeMutableRawPointer,
        pixelBuffer: CVPixelBuffer? = nil,
        release: @escaping (UnsafeMutableRawPointer) -> Void
    ) {
        self.layout = layout
        self.dataType = dataType
        self.memory = memory
        self.pixelBuffer = pixelBuffer
        self.release = release
    }

    deinit { release(memory) }

    /// The type, the shape and, of an array that isn't large, the numbers.
    public override var description: String {
        let kind = layout.shape.count == 1 ? "vector" : layout.shape.count == 2 ? "matrix" : "array"
        let head = "\(dataType.name) \(layout.shape.map(String.init).joined(separator: " × ")) \(kind)"
        guard count <= 1024, (1...2).contains(layout.shape.count) else { return head }
        let width = max(layout.shape.last ?? 1, 1)
        let numbers = (0..<count).map { "\(self[$0])" }
        let rows = stride(from: 0, to: count, by: width).map {
            numbers[$0..<min($0 + width, count)].joined(separator: ",")
        }
        return "\(head)\n[\(rows.joined(separator: ";\n "))]"
    }
}

// MARK: - Making

extension MLMultiArray {
    /// Creates an array of zeros.
    package convenience init(shape: [Int], strides: [Int]? = nil, dataType: MLMultiArrayDataType) throws {
        guard let layout = MLMultiArrayLayout(shape: shape, strides: strides) else {
            throw MLModelError(
                .generic,
                "No array has the shape \(shape)\(strides.map { " and the strides \($0)" } ?? "")."
            )
        }
        guard let memory = calloc(max(layout.span, 1), dataType.byteCount) else {
            throw MLModelError(.generic, "There is no memory for an array of the shape \(shape).")
        }
        self.init(layout: layout, dataType: dataType, memory: memory) { free($0) }
    }

    /// Creates an array of zeros.
    public convenience init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
        try self.init(shape: shape.map(\.intValue), dataType: dataType)
    }

    /// Creates an array of zeros with distances between the numbers along every axis.
    ///
    /// The distances are counted in numbers; no two positions may share one.
    public convenience init(shape: [NSNumber], dataType: MLMultiArrayDataType, strides: [NSNumber]) {
        do {
            try self.init(shape: shape.map(\.intValue), strides: strides.map(\.intValue), dataType: dataType)
        } catch {
            preconditionFailure("\(error.localizedDescription)")
        }
    }

    /// Creates an array on existing memory, which the array gives to the deallocator at its end.
    public convenience init(
        dataPointer: UnsafeMutableRawPointer,
        shape: [NSNumber],
        dataType: MLMultiArrayDataType,
        strides: [NSNumber],
        deallocator: ((UnsafeMutableRawPointer) -> Void)? = nil
    ) throws {
        guard let layout = MLMultiArrayLayout(shape: shape.map(\.intValue), strides: strides.map(\.intValue)) else {
            throw MLModelError(.generic, "No array has the shape \(shape) and the strides \(strides).")
        }
        self.init(layout: layout, dataType: dataType, memory: dataPointer, release: deallocator ?? { _ in })
    }

    /// Creates an array on the memory of a buffer of half-precision numbers.
    ///
    /// The last axis is the buffer's width; the product of the others is its height.
    public convenience init(pixelBuffer: CVPixelBuffer, shape: [NSNumber]) {
        let shape = shape.map(\.intValue)
        let isHalf = CVPixelBufferGetPixelFormatType(pixelBuffer) == kCVPixelFormatType_OneComponent16Half
        precondition(isHalf, "An array shares the memory of buffers of format OneComponent16Half only.")
        let (width, height) = (CVPixelBufferGetWidth(pixelBuffer), CVPixelBufferGetHeight(pixelBuffer))
        precondition(
            shape.last == width && shape.dropLast().reduce(1, *) == height,
            "A buffer of \(width) × \(height) pixels has no room for an array of the shape \(shape)."
        )
        CVPixelBufferLockBaseAddress(pixelBuffer, [])
        var strides = [1]
        var stride = CVPixelBufferGetBytesPerRow(pixelBuffer) / MLMultiArrayDataType.float16.byteCount
        for size in shape.dropFirst().dropLast().reversed() + (shape.count > 1 ? [1] : []) {
            strides.insert(stride, at: 0)
            stride *= size
        }
        guard let memory = CVPixelBufferGetBaseAddress(pixelBuffer),
            let layout = MLMultiArrayLayout(shape: shape, strides: Array(strides.suffix(shape.count)))
        else { preconditionFailure("The buffer has no memory.") }
        self.init(layout: layout, dataType: .float16, memory: memory, pixelBuffer: pixelBuffer) { _ in
            CVPixelBufferUnlockBaseAddress(pixelBuffer, [])
        }
    }

    /// Creates an array of one axis from integers.
    public convenience init<C>(_ data: C) throws where C: Collection, C.Element: FixedWidthInteger {
        try self.init(shape: [data.count], dataType: .int32)
        for (index, value) in data.enumerated() { dataType.write(Double(value), dataPointer, at: index) }
    }

    /// Creates an array of one axis from numbers of double precision.
    public convenience init<C>(_ data: C) throws where C: Collection, C.Element == Double {
        try self.init(shape: [data.count], dataType: .double)
        for (index, value) in data.enumerated() { dataType.write(value, dataPointer, at: index) }
    }

    /// Creates an array of one axis from numbers of single precision.
    public convenience init<C>(_ data: C) throws where C: Collection, C.Element == Float {
        try self.init(shape: [data.count], dataType: .float32)
        for (index, value) in data.enumerated() { dataType.write(Double(value), dataPointer, at: index) }
    }

    /// Creates an array of one axis from numbers of half precision.
    public convenience init<C>(_ data: C) throws where C: Collection, C.Element == Float16 {
        try self.init(shape: [data.count], dataType: .float16)
        for (index, value) in data.enumerated() { dataType.write(Double(value), dataPointer, at: index) }
    }
}

// MARK: - Shape

extension MLMultiArray {
    /// The size along every axis.
    public var shape: [NSNumber] { layout.shape.map { NSNumber(value: $0) } }

    /// The distance along every axis from a number to the next, in numbers.
    public var strides: [NSNumber] { layout.strides.map { NSNumber(value: $0) } }

    /// The number of numbers.
    public var count: Int { layout.count }

    /// The address of the first number.
    public var dataPointer: UnsafeMutableRawPointer { memory }
}

// MARK: - Archiving

extension MLMultiArray {
    /// A Boolean value that indicates that the class reads back only what it wrote.
    public static var supportsSecureCoding: Bool { true }

    /// Writes the array to an archive.
    public func encode(with coder: NSCoder) {
        coder.encode(dataType.rawValue, forKey: "dataType")
        if let shape = try? JSONEncoder().encode(layout.shape) { coder.encode(NSData(data: shape), forKey: "shape") }
        coder.encode(NSData(data: packedBytes), forKey: "numbers")
    }

    /// Reads an array from an archive, or returns nil when the archive holds none.
    public convenience init?(coder: NSCoder) {
        guard let dataType = MLMultiArrayDataType(rawValue: coder.decodeInteger(forKey: "dataType")),
            let shape = coder.decodeObject(of: NSData.self, forKey: "shape"),
            let numbers = coder.decodeObject(of: NSData.self, forKey: "numbers"),
            let sizes = try? JSONDecoder().decode([Int].self, from: Data(referencing: shape))
        else { return nil }
        self.init(shape: sizes, dataType: dataType, packedBytes: Data(referencing: numbers))
    }

    /// Creates an array from its numbers, one after another, or returns nil when they are more or fewer.
    package convenience init?(shape: [Int], dataType: MLMultiArrayDataType, packedBytes: Data) {
        guard let layout = MLMultiArrayLayout(shape: shape), layout.count <= packedBytes.count,
            packedBytes.count == layout.count * dataType.byteCount, let memory = malloc(max(packedBytes.count, 1))
        else { return nil }
        packedBytes.copyBytes(to: UnsafeMutableRawBufferPointer(start: memory, count: packedBytes.count))
        self.init(layout: layout, dataType: dataType, memory: memory) { free($0) }
    }

    /// The numbers one after another, the last axis fastest.
    package var packedBytes: Data {
        let size = dataType.byteCount
        if layout.isPacked { return Data(bytes: memory, count: count * size) }
        var bytes = Data(capacity: count * size)
        layout.forEachPlace { bytes.append(contentsOf: UnsafeRawBufferPointer(start: memory + $0 * size, count: size)) }
        return bytes
    }
}
