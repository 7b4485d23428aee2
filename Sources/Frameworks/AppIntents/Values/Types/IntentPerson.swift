/// A person that goes into an intent or comes out of it.
public struct IntentPerson: Hashable, Sendable {
    /// What tells the person from others.
    public var identifier: Identifier
    /// The name of the person.
    public var name: Name
    /// The way to reach the person, if one is known.
    public var handle: Handle?
    /// Other ways to reach the person.
    public var aliases: [Handle]
    /// A Boolean value that indicates whether the person is the one who uses the device.
    public var isMe: Bool
    /// The picture of the person, if there is one.
    public var image: DisplayRepresentation.Image?

    /// Creates a person.
    public init(
        identifier: Identifier = .unknown,
        name: Name,
        handle: Handle?,
        aliases: [Handle] = [],
        isMe: Bool = false,
        image: DisplayRepresentation.Image? = nil
    ) {
        self.identifier = identifier
        self.name = name
        self.handle = handle
        self.aliases = aliases
        self.isMe = isMe
        self.image = image
    }

    /// Creates a person of whom no more than a way to reach is known.
    public init(handle: Handle) {
        self.init(identifier: .unknown, name: .unknown, handle: handle)
    }

    /// What tells a person from others.
    public enum Identifier: Hashable, Codable, Sendable {
        /// An identifier that the app gives.
        case applicationDefined(String)
        /// Nothing is known.
        case unknown
    }

    /// The name of a person.
    public enum Name: Hashable, Codable, Sendable {
        /// The whole name, as people read it.
        case displayName(String)
        /// The parts of the name.
        case components(PersonNameComponents)
        /// The name is unknown.
        case unknown

        /// The name as people read it, which is empty when it is unknown.
        public var displayString: String {
            switch self {
            case .displayName(let name): name
            case .components(let components): components.parts.joined(separator: " ")
            case .unknown: ""
            }
        }
    }

    /// What identifies a person that a parameter takes.
    public enum ParameterMode: Hashable, Sendable {
        /// A contact.
        case contact
        /// An email address.
        case email
        /// A phone number.
        case phone
        /// An email address or a phone number.
        case emailOrPhone
    }

    /// Adds all that is known of the person but the picture to a hash.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(identifier)
        hasher.combine(name)
        hasher.combine(handle)
        hasher.combine(aliases)
        hasher.combine(isMe)
    }
}

extension IntentPerson: _IntentValue {}

extension IntentPerson: DisplayRepresentable {
    /// The name of the type, as people read it.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(name: "Person", numericFormat: "\(placeholder: .int) people")
    }

    /// The name of the person, or a way to reach them when it is unknown.
    public var displayRepresentation: DisplayRepresentation {
        let name = name.displayString
        let address = handle?.value.text
        return DisplayRepresentation(
            title: "\(name.isEmpty ? address ?? "" : name)",
            subtitle: name.isEmpty ? nil : address.map { "\($0)" },
            image: image
        )
    }
}

extension PersonNameComponents {
    /// The parts of the name that are known, in the order of most languages of Europe.
    fileprivate var parts: [String] {
        [namePrefix, givenName, middleName, familyName, nameSuffix].compactMap { $0 }.filter { !$0.isEmpty }
    }
}
