/// The name of a query parameter.
package enum QueryName: String, Sendable {
    /// The rectangle to search in: `x,y,width,height` from 0 to 1.
    case region
    /// The polygon to search in: `x,y,x,y,…` from 0 to 1.
    case lasso
    /// A point of the thing to search for: `x,y` from 0 to 1.
    case at
    /// The number of the thing to search for.
    case subject
    /// The identifier of an app to search in.
    case app
    /// The most results.
    case limit
    /// The device that the picture comes from.
    case profile
    /// The kind of capture.
    case kind
    /// The languages of text, with commas between them, the most likely first.
    case lang
    /// The cursor of a page.
    case after
    /// The words of a search among the person's items.
    case words = "q"
}
