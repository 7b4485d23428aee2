/// An intent to run, by its type and the values of its parameters by name.
///
/// A command line, a test and a sheet of results make intents in the same way: the intent is created with `init()`,
/// and each value is given to the parameter of that name, converted where it has to be. An entity can be given as its
/// identifier, a case as its raw value, a date as text.
package struct IntentInvocation: Sendable {
    /// The type of the intent.
    package let intentType: any AppIntent.Type
    /// The values, by the names of the parameters in the source.
    package var arguments: [String: any Sendable]

    /// Creates an invocation.
    package init(_ intentType: any AppIntent.Type, arguments: [String: any Sendable] = [:]) {
        self.intentType = intentType
        self.arguments = arguments
    }

    /// Creates an invocation of an intent that a module registers.
    ///
    /// - Parameters:
    ///   - name: The persistent identifier of the intent, which is the name of its type unless the app says otherwise.
    ///   - content: What the module offers.
    ///   - arguments: The values, by the names of the parameters.
    package init(
        named name: String,
        in content: AppIntentsContent,
        arguments: [String: any Sendable] = [:]
    ) throws(IntentInvocationError) {
        guard let type = content.intents.first(where: { $0.persistentIdentifier == name }) else {
            throw .unknownIntent(name, in: content)
        }
        self.init(type, arguments: arguments)
    }

    /// Creates the intent and gives the values to its parameters.
    package func makeIntent() async throws -> any AppIntent {
        let intent = intentType.init()
        try await assign(to: intent)
        return intent
    }

    /// Creates an intent of a known type with values.
    package static func intent<Intent: AppIntent>(
        _ type: Intent.Type,
        arguments: [String: any Sendable]
    ) async throws -> Intent {
        let intent = Intent()
        try await IntentInvocation(type, arguments: arguments).assign(to: intent)
        return intent
    }

    private func assign(to intent: any AppIntent) async throws {
        guard !arguments.isEmpty else { return }
        let parameters = intent.hostedParameters
        // In the order of the names, so that the same mistake gives the same message.
        for (name, value) in arguments.sorted(by: { $0.key < $1.key }) {
            guard let parameter = parameters.first(where: { $0.name == name })?.parameter else {
                throw IntentInvocationError.unknownParameter(name, of: intent, names: parameters.map(\.name))
            }
            guard try await parameter.assign(value) else {
                throw IntentInvocationError.unsuitableValue(value, for: name, parameter, of: intent)
            }
        }
    }
}

extension AppIntent {
    /// The parameters, by their names in the source and in its order.
    package var hostedParameters: [(name: String, parameter: any HostedParameter)] {
        let parameters = WrappedProperties.parameters(of: self)
        // A property wrapper can't see the property that it belongs to.
        for (name, parameter) in parameters {
            parameter.identity.place = ParameterIdentity.Place(intent: Self.self, name: name)
        }
        return parameters
    }
}
