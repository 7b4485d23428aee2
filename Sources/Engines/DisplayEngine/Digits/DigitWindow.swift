/// The measures of the windows in which the network looks for a digit.
package enum DigitWindow {
    /// The width of a window in pixels.
    package static let width: Int = 16
    /// The height of a window in pixels.
    package static let height: Int = 22
    /// The width of a digit in the middle of a window, between the outer edges of its segments.
    package static let digitWidth: Double = 10
    /// The height of a digit in the middle of a window.
    package static let digitHeight: Double = 16
}
