/// A property of an entity that has code in place of a value.
struct PropertyDescription {
    /// The name as it is written, with backticks where it has them.
    let name: String
    let type: String
    let access: AccessLevel
    /// The arguments of the attribute, as they are written.
    let arguments: String?
    let accessors: Accessors

    /// The code that a property has.
    enum Accessors {
        case getter
        case getterAndSetter
        /// What has to be said before a call of the getter, such as `try await`.
        case deferred(effects: String)
    }

    /// The property by which the system gets at the value.
    ///
    /// The entity goes with it as a copy, so that the value is there as long as somebody wants it.
    var code: String {
        let identifier = name.filter { $0 != "`" }
        let arguments = (["identifier: \"\(identifier)\""] + (arguments.map { [$0] } ?? [])).joined(separator: ", ")
        return """
            \(access.memberModifier)var $\(identifier): AppIntents.EntityProperty<\(type)> {
                AppIntents.EntityProperty<\(type)>(\(arguments), \(closures))
            }
            """
    }

    private var closures: String {
        switch accessors {
        case .getter: "getter: { self.\(name) }"
        case .getterAndSetter:
            """
            getter: { self.\(name) }, setter: {
                        var entity = self
                        entity.\(name) = $0
                    }
            """
        case .deferred(let effects): "asyncGetter: { \(effects)self.\(name) }"
        }
    }
}
