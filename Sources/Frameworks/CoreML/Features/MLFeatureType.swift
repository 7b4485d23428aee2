/// A kind of value that models take and give.
public enum MLFeatureType: Int, Sendable {
    /// No kind.
    case invalid = 0
    /// A whole number.
    case int64 = 1
    /// A number of double precision.
    case double = 2
    /// A text.
    case string = 3
    /// An image.
    case image = 4
    /// An array of numbers.
    case multiArray = 5
    /// Numbers by their keys.
    case dictionary = 6
    /// A list of numbers or texts.
    case sequence = 7
    /// A state that predictions keep.
    case state = 8
}
