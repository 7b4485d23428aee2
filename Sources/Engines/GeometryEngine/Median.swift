extension [Double] {
    /// The middle one of the sorted numbers, the upper one of two, or 0 where there are none.
    package var median: Double { isEmpty ? 0 : sorted()[count / 2] }
}
