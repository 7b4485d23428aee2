package import GeometryEngine

/// A reading that was found on a device's display.
package struct DisplayFinding: Hashable, Sendable {
    /// What the display shows.
    package let reading: DeviceReading
    /// The corners of the digits that were read, as parts of the picture's sides.
    package let corners: [Quadrilateral]
    /// How sure the finding is, from 0 to 1.
    package let confidence: Double

    package init(reading: DeviceReading, corners: [Quadrilateral], confidence: Double) {
        self.reading = reading
        self.corners = corners
        self.confidence = confidence
    }
}
