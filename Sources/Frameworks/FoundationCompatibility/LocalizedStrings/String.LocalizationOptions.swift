extension String {
    /// Choices for the lookup of a localized string.
    public struct LocalizationOptions {
        /// The values for the placeholders of the string, in the order of the development language.
        public var replacements: [any CVarArg]?

        /// Creates options without replacements.
        public init() {}
    }
}
