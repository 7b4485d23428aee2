@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// The program that the compiler asks to expand macros.
@main
struct AppIntentsMacrosPlugin: PluginProvider {
    /// The macros by the names of their types.
    static var macros: [String: any Macro.Type] {
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
        guard let macro = Self.macros[typeName] else { throw UnknownMacro(name: "\(moduleName).\(typeName)") }
        return macro
    }

    static func main() throws {
        let connection = try StandardIOMessageConnection()
        let listener = CompilerPluginMessageListener(connection: connection, provider: Self())
        try listener.main()
    }
}

/// A macro that was declared and isn't here.
struct UnknownMacro: Error, CustomStringConvertible {
    let name: String

    var description: String { "There is no macro \(name) in AppIntentsMacros. Clean the build folder and build again." }
}
