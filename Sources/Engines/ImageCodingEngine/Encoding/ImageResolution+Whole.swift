extension ImageResolution {
    /// The resolution in whole pixels per length, clamped to what a file can store.
    func pixels(perInches length: Double) -> (horizontal: Int, vertical: Int) {
        func whole(_ side: Double) -> Int {
            let count = side * length
            // The comparison maps a NaN to 0.
            return count > 0 ? Int(min(count, Double(UInt32.max)).rounded()) : 0
        }
        return (whole(horizontal), whole(vertical))
    }
}
