@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// The other end of the compiler's connection, which expands macros.
package enum MacroPlugin {
    /// Expands macros for the compiler until it ends the connection.
    package static func run() throws {
        let connection = try StandardIOMessageConnection()
        let listener = CompilerPluginMessageListener(connection: connection, provider: Macros())
        try listener.main()
    }
}

/// The macros of the module.
struct Macros: PluginProvider {
    /// The macros by the names of their types.
    static var types: [String: any Macro.Type] {
        [
            "AppEntitySchemaMacro": AppEntitySchemaMacro.self,
            "AppEnumSchemaMacro": AppEnumSchemaMacro.self,
            "AppIntentSchemaMacro": AppIntentSchemaMacro.self,
            "ComputedPropertyMacro": ComputedPropertyMacro.self,
            "DeferredPropertyMacro": DeferredPropertyMacro.self,
            "UnionValueMacro": UnionValueMacro.self,
        ]
    }

    func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
        guard let macro = Self.types[typeName] else { throw UnknownMacro(name: "\(moduleName).\(typeName)") }
        return macro
    }
}

/// A macro that was declared and isn't here.
struct UnknownMacro: Error, CustomStringConvertible {
    let name: String

    var description: String { "There is no macro \(name) in AppIntentsMacros. Clean the build folder and build again." }
}
