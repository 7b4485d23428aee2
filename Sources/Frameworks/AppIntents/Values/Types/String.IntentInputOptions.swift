extension String {
    /// How people type a text that a parameter takes.
    public struct IntentInputOptions: Hashable, Sendable {
        /// The keys to show.
        public var keyboardType: KeyboardType
        /// The letters to capitalize.
        public var capitalizationType: CapitalizationType
        /// A Boolean value that indicates whether the text may have several lines.
        public var multiline: Bool
        /// A Boolean value that indicates whether spelling is corrected.
        public var autocorrect: Bool
        /// A Boolean value that indicates whether straight quotation marks become curly.
        public var smartQuotes: Bool
        /// A Boolean value that indicates whether two hyphens become a dash.
        public var smartDashes: Bool

        /// Creates options.
        public init(
            keyboardType: KeyboardType = .asciiCapable,
            capitalizationType: CapitalizationType = .sentences,
            multiline: Bool = false,
            autocorrect: Bool = true,
            smartQuotes: Bool = true,
            smartDashes: Bool = true
        ) {
            self.keyboardType = keyboardType
            self.capitalizationType = capitalizationType
            self.multiline = multiline
            self.autocorrect = autocorrect
            self.smartQuotes = smartQuotes
            self.smartDashes = smartDashes
        }

        /// The keys of a keyboard.
        public enum KeyboardType: Hashable, Sendable {
            /// The keys that people are used to.
            case `default`
            /// Latin letters.
            case asciiCapable
            /// Digits and punctuation first.
            case numbersAndPunctuation
            /// Keys for addresses in the web.
            case URL
            /// Digits.
            case numberPad
            /// Digits and the signs of phone numbers.
            case phonePad
            /// Keys for names and phone numbers.
            case namePhonePad
            /// Keys for email addresses.
            case emailAddress
            /// Digits and the decimal separator.
            case decimalPad
            /// Keys for short posts.
            case twitter
            /// Keys for searches in the web.
            case webSearch
            /// Latin digits.
            case asciiCapableNumberPad
        }

        /// The letters that are capitalized.
        public enum CapitalizationType: Hashable, Sendable {
            /// None.
            case none
            /// The first of every word.
            case words
            /// The first of every sentence.
            case sentences
            /// All.
            case allCharacters
        }
    }
}

extension Bool {
    /// The names of the two values of a Boolean parameter.
    public struct IntentDisplayName: Hashable, Sendable {
        /// What people call true.
        public var `true`: LocalizedStringResource
        /// What people call false.
        public var `false`: LocalizedStringResource

        /// Creates names.
        public init(true: LocalizedStringResource, false: LocalizedStringResource) {
            self.true = `true`
            self.false = `false`
        }
    }
}
