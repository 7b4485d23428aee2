extension MLMultiArray {
    /// The number at a position in the order in which the last axis is fastest.
    public subscript(index: Int) -> NSNumber {
        get { dataType.number(dataPointer, at: layout.place(ofNumber: index)) }
        set { write(newValue, layout.place(ofNumber: index)) }
    }

    /// The number at a position along every axis.
    public subscript(key: [NSNumber]) -> NSNumber {
        get { dataType.number(dataPointer, at: layout.place(key.map(\.intValue))) }
        set { write(newValue, layout.place(key.map(\.intValue))) }
    }

    private func write(_ value: NSNumber, _ place: Int) { dataType.write(value.doubleValue, dataPointer, at: place) }
}

// MARK: - Memory

extension MLMultiArray {
    /// Calls a closure with the bytes of the array, from the first number to the last.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try body(UnsafeRawBufferPointer(start: dataPointer, count: layout.span * dataType.byteCount))
    }

    /// Calls a closure that may write the bytes of the array, with the distances between the numbers.
    public func withUnsafeMutableBytes<R>(
        _ body: (UnsafeMutableRawBufferPointer, _ strides: [Int]) throws -> R
    ) rethrows -> R {
        let bytes = UnsafeMutableRawBufferPointer(start: dataPointer, count: layout.span * dataType.byteCount)
        return try body(bytes, layout.strides)
    }

    /// Calls a closure with the numbers of the array, which are of the type that it names.
    public func withUnsafeBufferPointer<S: MLShapedArrayScalar, R>(
        ofType type: S.Type,
        _ body: (UnsafeBufferPointer<S>) throws -> R
    ) rethrows -> R {
        precondition(type.multiArrayDataType == dataType, "The array holds \(dataType.name) numbers, not \(type).")
        let numbers = dataPointer.assumingMemoryBound(to: type)
        return try body(UnsafeBufferPointer(start: numbers, count: layout.span))
    }

    /// Calls a closure that may write the numbers of the array, which are of the type that it names, with the distances
    /// between them.
    public func withUnsafeMutableBufferPointer<S: MLShapedArrayScalar, R>(
        ofType type: S.Type,
        _ body: (UnsafeMutableBufferPointer<S>, _ strides: [Int]) throws -> R
    ) rethrows -> R {
        precondition(type.multiArrayDataType == dataType, "The array holds \(dataType.name) numbers, not \(type).")
        let numbers = dataPointer.assumingMemoryBound(to: type)
        return try body(UnsafeMutableBufferPointer(start: numbers, count: layout.span), layout.strides)
    }
}

// MARK: - Copying

extension MLMultiArray {
    /// Copies the numbers to an array of the same shape, whose type and distances may differ.
    public func transfer(to destinationMultiArray: MLMultiArray) {
        precondition(
            destinationMultiArray.layout.shape == layout.shape,
            "An array of \(layout.shape) can't be copied to one of \(destinationMultiArray.layout.shape)."
        )
        copy(to: destinationMultiArray, firstPlace: 0)
    }

    /// Creates an array of the numbers of several, one after another along an axis; -1 is the last.
    public convenience init(concatenating multiArrays: [MLMultiArray], axis: Int, dataType: MLMultiArrayDataType) {
        guard var shape = multiArrays.first?.layout.shape else { preconditionFailure("There is no array to join.") }
        let axis = axis < 0 ? axis + shape.count : axis
        precondition(shape.indices.contains(axis), "The arrays have no axis \(axis).")
        shape[axis] = 0
        for array in multiArrays {
            var other = array.layout.shape
            precondition(other.count == shape.count, "The arrays to join have different numbers of axes.")
            shape[axis] += other[axis]
            other[axis] = shape[axis]
            precondition(other == shape, "The arrays to join differ along another axis than \(axis).")
        }
        do {
            try self.init(shape: shape, dataType: dataType)
        } catch {
            preconditionFailure("\(error.localizedDescription)")
        }
        var start = 0
        for array in multiArrays {
            array.copy(to: self, firstPlace: start * layout.strides[axis])
            start += array.layout.shape[axis]
        }
    }

    /// Copies the numbers to a part of an array.
    private func copy(to other: MLMultiArray, firstPlace: Int) {
        guard let part = MLMultiArrayLayout(shape: layout.shape, strides: other.layout.strides) else { return }
        if dataType == other.dataType, layout.isPacked, part.isPacked {
            let size = dataType.byteCount
            (other.dataPointer + firstPlace * size).copyMemory(from: dataPointer, byteCount: count * size)
            return
        }
        let (from, to) = (dataPointer, other.dataPointer)
        var places: [Int] = []
        places.reserveCapacity(count)
        part.forEachPlace { places.append($0) }
        var index = 0
        layout.forEachPlace { place in
            other.dataType.write(dataType.read(from, at: place), to, at: firstPlace + places[index])
            index += 1
        }
    }
}
