import AppIntentsMacroKit
import AppIntentsManifest
import SwiftSyntax

/// A reader of intent declarations.
struct IntentReader {
    private let index: ProgramIndex

    init(_ index: ProgramIndex) {
        self.index = index
    }

    /// Returns the schema that the intent follows.
    func schema(of type: NominalType) -> String? {
        LiteralReader.schema(type.attribute("AppIntent") ?? type.attribute("AssistantIntent"))
    }

    private func knownSchema(of type: NominalType) -> Schema? {
        schema(of: type).flatMap { Schema.named($0, .intent) }
    }

    /// Returns whether the intent is an open intent.
    func isOpening(_ found: Program.Found) -> Bool {
        if found.conformances.names.contains("OpenIntent") { return true }
        // The macro adds the conformance to intents such as `.photos.openAsset`.
        return knownSchema(of: found.type)?.conformances.contains("OpenIntent") ?? false
    }

    /// Returns the type that an intent opens; unknown when syntax alone doesn't show it.
    func target(of type: NominalType) -> ResolvedType {
        for family in index.family(of: type) {
            guard let variable = family.variable("target", isStatic: false), let written = variable.type else {
                continue
            }
            let target = index.resolve(written, in: variable.member.scope)
            // An associated type `Value` of the app's own protocol is determined by the conforming type.
            if family === type || target.nominal != nil { return target }
        }
        let alias = type.members.lazy.compactMap { member in
            member.declaration.as(TypeAliasDeclSyntax.self).map { ($0, member.scope) }
        }.first { $0.0.name.text == "Value" }
        return alias.map { index.resolve($0.0.initializer.value, in: $0.1) } ?? .unknown
    }

    /// Returns the manifest's description of an intent.
    func intent(_ found: Program.Found, origin: AppIntentsManifest.Origin) -> AppIntentsManifest.Intent {
        let type = found.type
        var intent = AppIntentsManifest.Intent(origin: origin)
        intent.title = LiteralReader.text(type.variable("title", isStatic: true)?.expression)
        intent.description = LiteralReader.text(type.variable("description", isStatic: true)?.expression)
        intent.protocols = found.protocols
        intent.schema = schema(of: type)
        intent.opens = isOpening(found) ? target(of: type).name : nil
        intent.opensAppWhenRun = LiteralReader.boolean(type.variable("openAppWhenRun", isStatic: true)?.expression)
        intent.isDiscoverable = LiteralReader.boolean(type.variable("isDiscoverable", isStatic: true)?.expression)
        intent.parameters = EntityReader(index).properties(
            of: type,
            wrappers: EntityReader.parameterWrappers,
            following: knownSchema(of: type)
        )
        return intent
    }
}

/// The members that schemas require.
enum SchemaMembers {
    static let semanticContentSearch = "visualIntelligence.semanticContentSearch"
    static let semanticContent = "semanticContent"
}
