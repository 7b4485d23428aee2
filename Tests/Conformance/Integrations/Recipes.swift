// Apple's platforms excluded, everything in namespaces, private types.
#if canImport(UIKit)
    import UIKit
    typealias RecipePicture = UIImage
#elseif canImport(AppKit)
    import AppKit
    typealias RecipePicture = NSImage
#else
    import ImageIO
    typealias RecipePicture = CGImage
#endif
import AppIntents
#if canImport(VisualIntelligence) && !os(visionOS)
    import VisualIntelligence
#endif

enum Recipes {
    #if os(iOS) || os(macOS)
        static let platform = "apple"
    #else
        static let platform = "elsewhere"
    #endif

    struct Recipe: AppEntity {
        static let typeDisplayRepresentation = TypeDisplayRepresentation(
            name: LocalizedStringResource("recipe.type", defaultValue: "Recipe", table: "Recipes", comment: "A dish")
        )
        static let defaultQuery = Finder()
        let id: UUID
        fileprivate(set) var name: LocalizedStringResource
        var displayRepresentation: DisplayRepresentation {
            .init(title: name, subtitle: "recipe", image: .init(named: "dish"))
        }
    }

    struct Finder: EntityQuery {
        func entities(for identifiers: [UUID]) -> [Recipe] { identifiers.map { Recipe(id: $0, name: "Soup") } }
        func suggestedEntities() throws -> [Recipe] { [Recipe(id: UUID(), name: "Stew")] }
    }

    #if canImport(VisualIntelligence)
        struct Lens: IntentValueQuery {
            func values(for input: SemanticContentDescriptor) async -> [Recipe] {
                input.labels.map { Recipe(id: UUID(), name: "\($0) soup") }
            }
        }
    #endif
}
