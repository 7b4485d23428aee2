/// A property of an entity that has code in place of a value.
struct PropertyDescription {
    /// The name as it is written, with backticks where it has them.
    let name: String
    let type: String
    let access: AccessLevel
    /// The name of the entity, or nil in an extension, where nothing can be stored.
    let entity: String?
    /// The arguments of the attribute, as they are written.
    let arguments: [Argument]
    let accessors: Accessors

    /// An argument of the attribute.
    struct Argument {
        let label: String
        let value: String

        var code: String { "\(label): \(value)" }
    }

    /// The code that a property has.
    enum Accessors {
        case getter
        case getterAndSetter
        /// What has to be said before a call of the getter, such as `try await`.
        case deferred(effects: String)
    }
}

// MARK: - Code

extension PropertyDescription {
    /// The declarations that the macro adds: one that the system finds in every entity, and one that leads to the
    /// value.
    var code: [String] {
        let kept = entity.map { "private let _\(identifier) = \(construction(arguments, stored(in: $0)))" }
        return [kept, projection].compactMap(\.self)
    }

    /// The property of one entity, which goes with it as a copy: the value lasts as long as it is used.
    private var projection: String {
        """
        \(access.memberModifier)var $\(identifier): AppIntents.EntityProperty<\(type)> {
            \(construction(arguments.filter { $0.label == "title" }, bound))
        }
        """
    }

    private var identifier: String { name.filter { $0 != "`" } }

    private func construction(_ arguments: [Argument], _ accessors: String) -> String {
        let all = ["identifier: \"\(identifier)\""] + arguments.map(\.code) + [accessors]
        return "AppIntents.EntityProperty<\(type)>(\(all.joined(separator: ", ")))"
    }

    private func stored(in entity: String) -> String {
        switch accessors {
        case .getter: "getter: \\\(entity).\(name)"
        case .getterAndSetter: "getSetter: \\\(entity).\(name)"
        case .deferred(let effects): "asyncGetter: { (entity: \(entity)) in \(effects)entity.\(name) }"
        }
    }

    private var bound: String {
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
