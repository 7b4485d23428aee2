import CoreML

extension [Joint] {
    /// Returns the joints of some names as numbers, in the shape that models of poses take.
    ///
    /// The axes are that of the one pose, that of the x- and y-coordinate and the confidence, and that of the names. A
    /// joint that isn't there has zeros.
    func keypoints<Name: RawRepresentable<String>>(of names: [Name]) throws(VisionError) -> MLMultiArray {
        do {
            let array = try MLMultiArray(shape: [1, 3, names.count] as [Int], dataType: .float32)
            for (column, name) in names.enumerated() {
                guard let joint = self[name] else { continue }
                let numbers = [Float(joint.location.x), Float(joint.location.y), joint.confidence]
                for (row, number) in numbers.enumerated() {
                    array[row * names.count + column] = NSNumber(value: number)
                }
            }
            return array
        } catch {
            throw .outOfMemory("There is no memory for an array of \(names.count) joints.")
        }
    }
}
