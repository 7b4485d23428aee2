extension VisualCatalog {
    /// Learns the probability that matches must reach from the catalog's own pictures, and keeps it.
    ///
    /// A sample of the pictures is distorted, as by perspective, glare, noise or an app's interface around them, and
    /// searched twice: with its item in the catalog, and with it taken out. One half of the pictures chooses the lowest
    /// threshold at which the wanted share of answers is right; the other half tells how good it is. Searches whose
    /// query names no threshold use it from then on.
    ///
    /// Pictures must be at hand: files where they were, or pictures that the catalog keeps. Throws
    /// ``VisualCatalogError`` with ``VisualCatalogError/Code-swift.struct/tooFewPictures`` when there are too few. The
    /// same catalog, choices and machine give the same threshold.
    ///
    /// - Parameters:
    ///   - options: What to learn, and from how much.
    ///   - progress: Is called after each distorted picture.
    @discardableResult
    public func calibrate(
        _ options: CalibrationOptions = CalibrationOptions(),
        progress: (@Sendable (CalibrationProgress) -> Void)? = nil
    ) async throws -> CalibrationReport {
        try await CatalogCalibrator(catalog: self, options: options, progress: progress).run()
    }
}
