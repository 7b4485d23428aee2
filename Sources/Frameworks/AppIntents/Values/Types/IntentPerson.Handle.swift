extension IntentPerson {
    /// A way to reach a person.
    public struct Handle: Hashable, Codable, Sendable {
        /// The address or the number.
        public var value: Value
        /// What the address or the number is for.
        public var label: Label

        /// Creates a way to reach a person.
        public init(_ value: Value, label: Label = .other) {
            self.value = value
            self.label = label
        }

        /// Creates a way to reach a person by email.
        public init(emailAddress emailAddressString: String, label: Label = .other) {
            self.init(.emailAddress(emailAddressString), label: label)
        }

        /// Creates a way to reach a person by phone.
        public init(phoneNumber phoneNumberString: String, label: Label = .other) {
            self.init(.phoneNumber(phoneNumberString), label: label)
        }

        /// Creates a way to reach a person that the app knows how to use.
        public init(applicationDefined stringValue: String, label labelString: String? = nil) {
            self.init(.applicationDefined(stringValue), label: labelString.map { .applicationDefined($0) } ?? .other)
        }

        /// An address or a number.
        public enum Value: Hashable, Codable, Sendable {
            /// An email address.
            case emailAddress(String)
            /// A phone number.
            case phoneNumber(String)
            /// An address that the app knows how to use.
            case applicationDefined(String)

            /// The address or the number, whatever its kind.
            var text: String {
                switch self {
                case .emailAddress(let text), .phoneNumber(let text), .applicationDefined(let text): text
                }
            }
        }

        /// What an address or a number is for.
        public enum Label: Hashable, Codable, Sendable {
            /// The person's home.
            case home
            /// The person's work.
            case work
            /// The person's mobile phone.
            case mobile
            /// The person's iPhone.
            case iPhone
            /// The person's first choice.
            case main
            /// The fax machine at home.
            case homeFax
            /// The fax machine at work.
            case workFax
            /// A pager.
            case pager
            /// Words of the app.
            case applicationDefined(String)
            /// Anything else.
            case other
        }
    }
}
