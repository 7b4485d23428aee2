extension ImageResolution {
    /// The resolution in whole pixels on a length; what no file can state becomes the nearest number that one can.
    func pixels(perInches length: Double) -> (horizontal: Int, vertical: Int) {
        func whole(_ side: Double) -> Int {
            let count = side * length
            // Written so that a NaN becomes 0.
            return count > 0 ? Int(min(count, Double(UInt32.max)).rounded()) : 0
        }
        return (whole(horizontal), whole(vertical))
    }
}
