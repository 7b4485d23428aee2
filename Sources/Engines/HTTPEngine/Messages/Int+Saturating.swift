extension Int {
    /// The sum of two nonnegative numbers, or the largest integer.
    package func saturatingAdd(_ other: Int) -> Int {
        let (sum, overflow) = addingReportingOverflow(other)
        return overflow ? .max : sum
    }
}
