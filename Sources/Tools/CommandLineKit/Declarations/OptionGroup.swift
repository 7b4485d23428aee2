/// A group of options on a help page.
package struct OptionGroup: Sendable {
    /// The title above the options.
    package let title: String
    /// The options, in the order of display.
    package let options: [any OptionDeclaration]

    /// Creates a group under a title.
    package init(_ title: String, _ options: [any OptionDeclaration]) {
        self.title = title
        self.options = options
    }
}
