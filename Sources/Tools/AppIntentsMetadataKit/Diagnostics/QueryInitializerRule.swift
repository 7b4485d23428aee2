import SwiftSyntax

/// The system creates a query with `init()`.
enum QueryInitializerRule {
    static func diagnostics(of program: Program) -> [Diagnostic] {
        var seen: Set<ObjectIdentifier> = []
        return (program.entityQueries + program.valueQueries).map(\.type)
            .filter { $0.module.relation == .itself && seen.insert(ObjectIdentifier($0)).inserted }
            .compactMap(diagnostic)
    }

    private static func diagnostic(of type: NominalType) -> Diagnostic? {
        let initializers = type.members.compactMap { member in
            member.declaration.as(InitializerDeclSyntax.self).map { (declaration: $0, member: member) }
        }
        if initializers.contains(where: { isCallableBare($0.declaration) }) { return nil }
        // A class may inherit the initializer, and macros may add one.
        if type.declaration.is(ClassDeclSyntax.self) || !type.declaration.attributes.isEmpty { return nil }
        if let property = type.variables.first(where: needsValue) {
            return unset(property, type, hasInitializer: !initializers.isEmpty)
        }
        guard let own = initializers.first(where: { !$0.member.isInExtension }) else { return nil }
        var diagnostic = Diagnostic(
            severity: .error,
            message: """
                '\(type.name)' has no 'init()', with which the system makes a query for every call. Add 'init() {}'.
                """,
            place: type.file.place(of: type.declaration.name)
        )
        let access = AccessLevel(own.declaration.modifiers) == .public ? "public " : ""
        diagnostic.fixIt = own.member.file.inserting(
            "\(access)init() {}\n\(Indentation.of(own.declaration))",
            at: own.declaration.positionAfterSkippingLeadingTrivia,
            "add 'init() {}'"
        )
        return diagnostic
    }

    private static func isCallableBare(_ initializer: InitializerDeclSyntax) -> Bool {
        initializer.signature.parameterClause.parameters.allSatisfy { $0.defaultValue != nil }
    }

    /// Returns whether an initializer has to set a variable.
    private static func needsValue(_ variable: Variable) -> Bool {
        guard variable.isStored, variable.binding.initializer == nil, variable.wrappers.isEmpty,
            !variable.member.isInExtension, let type = variable.type
        else { return false }
        let isOptional = type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
        let isLazy = variable.declaration.modifiers.contains { $0.name.text == "lazy" }
        return !(isOptional && !variable.isConstant) && !isLazy
    }

    private static func unset(_ variable: Variable, _ type: NominalType, hasInitializer: Bool) -> Diagnostic {
        var diagnostic = Diagnostic(
            severity: .error,
            message: """
                '\(variable.name)' of '\(type.name)' has no value in 'init()', with which the system makes a query for \
                every call. Make it a '@Dependency', or give it a value.
                """,
            place: variable.member.file.place(of: variable.binding.pattern)
        )
        if !hasInitializer, variable.declaration.bindings.count == 1 {
            diagnostic.fixIt = variable.member.file.replacing(
                variable.declaration.bindingSpecifier,
                by: "@Dependency var",
                "make '\(variable.name)' a dependency"
            )
        }
        return diagnostic
    }
}
