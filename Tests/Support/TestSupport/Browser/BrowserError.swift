/// What a browser, or its driver, couldn't do.
package struct BrowserError: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
}
