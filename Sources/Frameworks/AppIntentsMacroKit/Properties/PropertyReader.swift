import SwiftDiagnostics
import SwiftSyntax

/// Which of the two macros for properties is meant.
enum PropertyKind: String {
    case computed = "ComputedProperty"
    case deferred = "DeferredProperty"
}

/// Reads a property of an entity, and says why the system couldn't read it.
struct PropertyReader {
    let kind: PropertyKind
    let attribute: AttributeSyntax
    private(set) var misuses: [Diagnostic] = []

    init(kind: PropertyKind, attribute: AttributeSyntax) {
        self.kind = kind
        self.attribute = attribute
    }

    /// Returns what the declaration says, or nil when the macro can't serve it.
    mutating func read(_ declaration: some DeclSyntaxProtocol, context: [Syntax]) -> PropertyDescription? {
        guard let variable = declaration.as(VariableDeclSyntax.self) else {
            report(Misuse("property", "'@\(kind.rawValue)' can only be applied to a property").at(attribute))
            return nil
        }
        checkPlace(of: variable, context: context)
        guard misuses.isEmpty, let property = StoredProperty.all(of: variable).first else { return nil }
        guard property.isComputed, let block = property.binding.accessorBlock else {
            refuseStored(property)
            return nil
        }
        guard let accessors = accessors(of: block, property: property), let type = property.type else { return nil }
        return PropertyDescription(
            name: property.pattern.identifier.text,
            type: type.trimmedDescription,
            access: AccessLevel(of: variable.modifiers),
            entity: context.first.flatMap { $0.asProtocol((any NamedDeclSyntax).self)?.name.text },
            arguments: arguments,
            accessors: accessors
        )
    }

    private var arguments: [PropertyDescription.Argument] {
        guard case .argumentList(let list)? = attribute.arguments else { return [] }
        return list.map {
            PropertyDescription.Argument(label: $0.label?.text ?? "", value: $0.expression.trimmedDescription)
        }
    }

    private mutating func report(_ misuse: Diagnostic) { misuses.append(misuse) }

    private mutating func checkPlace(of variable: VariableDeclSyntax, context: [Syntax]) {
        let places: [SyntaxKind] = [.structDecl, .classDecl, .actorDecl, .enumDecl, .extensionDecl]
        guard let place = context.first, places.contains(place.kind) else {
            report(
                Misuse("place", "'@\(kind.rawValue)' can only be applied to a property of an entity").at(attribute)
            )
            return
        }
        if let modifier = variable.modifiers.first(where: { ["static", "class"].contains($0.name.text) }) {
            report(
                Misuse(
                    "static",
                    "'@\(kind.rawValue)' can't be applied to a \(modifier.name.text) property: it belongs to no entity"
                )
                .at(modifier)
            )
        }
    }

    private mutating func refuseStored(_ property: StoredProperty) {
        let keyword = property.isConstant ? "a constant" : "stored"
        report(
            Misuse(
                "stored",
                "'@\(kind.rawValue)' needs a getter, and '\(property.name)' is \(keyword); use '@Property'"
            ).at(
                property.isConstant ? Syntax(property.declaration.bindingSpecifier) : Syntax(property.pattern),
                fixIt: .change(
                    "Use '@Property'",
                    [
                        .replace(
                            attribute.attributeName,
                            by: TypeSyntax(IdentifierTypeSyntax(name: .identifier("Property")))
                        )
                    ]
                        + (property.isConstant
                            ? [.replace(property.declaration.bindingSpecifier, by: TokenSyntax.keyword(.var))] : [])
                )
            )
        )
    }
}

// MARK: - Accessors

extension PropertyReader {
    private mutating func accessors(
        of block: AccessorBlockSyntax,
        property: StoredProperty
    ) -> PropertyDescription.Accessors? {
        let list = block.accessors.as(AccessorDeclListSyntax.self)
        let getter = list?.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }
        let effects = getter?.effectSpecifiers
        let isAsync = effects?.asyncSpecifier != nil
        switch kind {
        case .deferred:
            guard isAsync else {
                report(
                    Misuse("async", "'@DeferredProperty' needs a getter that is 'async'").at(
                        getter.map { Syntax($0.accessorSpecifier) } ?? Syntax(property.pattern),
                        fixIt: .makeAsync(block, getter: getter)
                    )
                )
                return nil
            }
            return .deferred(effects: effects?.throwsClause == nil ? "await " : "try await ")
        case .computed:
            if let specifier = effects?.asyncSpecifier ?? effects?.throwsClause?.throwsSpecifier {
                report(
                    Misuse(
                        "effects",
                        "the getter of a computed property can't be '\(specifier.text)'; use '@DeferredProperty'"
                    )
                    .at(specifier, fixIt: .useDeferred(attribute, isAsync: isAsync, getter: getter))
                )
                return nil
            }
            let hasSetter = list?.contains { $0.accessorSpecifier.tokenKind == .keyword(.set) } ?? false
            return hasSetter ? .getterAndSetter : .getter
        }
    }
}

extension FixIt {
    /// Makes the getter of a property asynchronous.
    fileprivate static func makeAsync(_ block: AccessorBlockSyntax, getter: AccessorDeclSyntax?) -> FixIt {
        if let getter {
            return .change("Make it 'async'", .replace(getter, by: getter.asynchronous))
        }
        let body = CodeBlockSyntax(
            leftBrace: .leftBraceToken(trailingTrivia: .space),
            statements: block.accessors.as(CodeBlockItemListSyntax.self) ?? []
        )
        var written = AccessorDeclSyntax(
            leadingTrivia: .space,
            accessorSpecifier: .keyword(.get, trailingTrivia: .space),
            body: body
        ).asynchronous
        written.trailingTrivia = .space
        return .change(
            "Make it 'async'",
            .replace(block.accessors, by: AccessorBlockSyntax.Accessors.accessors([written]))
        )
    }

    /// Uses the other macro, for a getter that takes time or fails.
    fileprivate static func useDeferred(
        _ attribute: AttributeSyntax,
        isAsync: Bool,
        getter: AccessorDeclSyntax?
    ) -> FixIt {
        let name = TypeSyntax(IdentifierTypeSyntax(name: .identifier(PropertyKind.deferred.rawValue)))
        var changes: [Change] = [.replace(attribute.attributeName, by: name)]
        if !isAsync, let getter { changes.append(.replace(getter, by: getter.asynchronous)) }
        return .change("Use '@DeferredProperty'", changes)
    }
}

extension AccessorDeclSyntax {
    /// The same getter, asynchronous.
    fileprivate var asynchronous: AccessorDeclSyntax {
        var effects = effectSpecifiers ?? AccessorEffectSpecifiersSyntax()
        effects.asyncSpecifier = .keyword(.async, trailingTrivia: .space)
        var copy = self
        copy.effectSpecifiers = effects
        return copy
    }
}
