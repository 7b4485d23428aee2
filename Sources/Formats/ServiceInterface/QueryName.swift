/// The name of a value behind the question mark.
package enum QueryName: String, Sendable {
    /// The rectangle that counts: `x,y,width,height` from 0 to 1.
    case region
    /// The corners of the polygon that counts: `x,y,x,y,…` from 0 to 1.
    case lasso
    /// The identifier of an app to ask.
    case app
    /// The most results.
    case limit
    /// The device that the picture comes from.
    case profile
    /// What the picture was taken of.
    case kind
    /// What a page comes after.
    case after
}
