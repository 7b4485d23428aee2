public import Foundation

extension CGFloat {
    /// Creates the value of a boxed number, or the nearest one.
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }
}
