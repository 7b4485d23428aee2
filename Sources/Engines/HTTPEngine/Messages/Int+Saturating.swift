extension Int {
    /// The sum of two numbers that aren't negative, or the largest number there is.
    package func saturatingAdd(_ other: Int) -> Int {
        let (sum, overflow) = addingReportingOverflow(other)
        return overflow ? .max : sum
    }
}
