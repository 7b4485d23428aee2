extension AppIntentsContent {
    /// Returns what a module of this process registered.
    ///
    /// The module isn't mentioned in any code that looks: the plugin names the registration after the module, and the
    /// Swift runtime finds types by name.
    ///
    /// - Throws: ``AppIntentsRegistrationError`` if the process has no such registration, or a contradictory one.
    public static func registered(
        in moduleName: String
    ) throws(AppIntentsRegistrationError) -> AppIntentsContent {
        let typeName = "\(moduleName)AppIntents"
        // The mangled name of an enumeration at the top level of a module, as the ABI of Swift defines it.
        let mangled = "\(moduleName.utf8.count)\(moduleName)\(typeName.utf8.count)\(typeName)O"
        guard let registration = _typeByName(mangled) as? any AppIntentsRegistration.Type else {
            throw .notRegistered(moduleName: moduleName)
        }
        return try content(of: registration)
    }

    /// Returns what the module that declares a type registered.
    public static func registered(
        inModuleOf type: any Any.Type
    ) throws(AppIntentsRegistrationError) -> AppIntentsContent {
        try registered(in: String(String(reflecting: type).prefix { $0 != "." }))
    }

    /// Returns what a registration offers, if nothing in it contradicts the rest.
    public static func content(
        of registration: any AppIntentsRegistration.Type
    ) throws(AppIntentsRegistrationError) -> AppIntentsContent {
        let content = registration.content
        try content.validate()
        EntityTypes.add(content.entities)
        return content
    }

    /// Makes sure that the system would know which query to ask.
    public func validate() throws(AppIntentsRegistrationError) {
        var queries: [ObjectIdentifier: any IntentValueQuery.Type] = [:]
        for query in valueQueries {
            let input = Self.input(of: query)
            if let other = queries.updateValue(query, forKey: ObjectIdentifier(input)) {
                throw .duplicateValueQuery(input: "\(input)", queries: ["\(other)", "\(query)"])
            }
        }
    }

    /// Returns the query that answers values of a type, or nil if there is none.
    public func valueQuery(for input: any Any.Type) -> (any IntentValueQuery.Type)? {
        valueQueries.first { Self.input(of: $0) == input }
    }

    private static func input<Query: IntentValueQuery>(of query: Query.Type) -> any Any.Type { Query.Input.self }
}
