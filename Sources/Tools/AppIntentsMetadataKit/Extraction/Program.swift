import AppIntentsManifest
import SwiftSyntax

/// The types of an app that matter to the system.
package struct Program {
    /// The types of all modules.
    let index: ProgramIndex
    /// The app intents.
    private(set) var intents: [Found] = []
    /// The entity types.
    private(set) var entities: [Found] = []
    /// The app enumerations.
    private(set) var enums: [Found] = []
    /// The queries that find entities.
    private(set) var entityQueries: [Found] = []
    /// The queries that answer values of the system.
    private(set) var valueQueries: [Found] = []
    /// The unions of several types of values.
    private(set) var unions: [Found] = []
    /// The shortcuts providers.
    private(set) var shortcuts: [Found] = []
    /// The types of the described module that the system can't reach.
    private(set) var unreachable: [Unreachable] = []

    /// A type and the system protocols to which it conforms.
    struct Found {
        let type: NominalType
        let conformances: Conformances

        /// The system protocols to which the type conforms, sorted.
        var protocols: [String] { conformances.names.intersection(AppleNames.all).sorted() }
    }

    /// A type that the system can't reach.
    struct Unreachable {
        let type: NominalType
        let reason: Reason

        enum Reason { case access, generic }
    }

    /// Collects the types of modules.
    package init(_ modules: [SourceModule], conditions: BuildConditions) {
        var ordered = modules.filter { $0.relation == .itself }
        let main = ordered.first ?? SourceModule(name: "", relation: .itself, files: [])
        ordered += modules.filter { $0.relation != .itself }.sorted { $0.name < $1.name }
        index = ProgramIndex(ordered, main: main, conditions: conditions)
        for type in index.types where !type.isProtocol {
            let conformances = Conformances(of: type, in: index)
            if conformances.contains(any: AppleNames.all) { add(Found(type: type, conformances: conformances)) }
        }
    }

    private mutating func add(_ found: Found) {
        let type = found.type
        if type.declaration.attributes.trimmedDescription.contains("unavailable") { return }
        let access = index.access(of: type)
        let reason: Unreachable.Reason? =
            index.isGeneric(type) ? .generic : access < type.module.relation.leastAccess ? .access : nil
        if let reason {
            if type.module.relation == .itself { unreachable.append(Unreachable(type: type, reason: reason)) }
            return
        }
        let conformances = found.conformances
        if conformances.contains(any: AppleNames.intents) { insert(found, into: &intents) }
        if conformances.contains(any: AppleNames.entities) { insert(found, into: &entities) }
        if conformances.contains(any: AppleNames.enums) { insert(found, into: &enums) }
        if conformances.contains(any: AppleNames.entityQueries) { insert(found, into: &entityQueries) }
        if conformances.names.contains(AppleNames.valueQuery) { insert(found, into: &valueQueries) }
        if conformances.contains(any: AppleNames.unions) { insert(found, into: &unions) }
        if conformances.names.contains(AppleNames.shortcuts) { insert(found, into: &shortcuts) }
    }

    private func insert(_ found: Found, into list: inout [Found]) {
        let key = { (found: Found) in (found.type.name, found.type.module.name, found.type.condition ?? "") }
        let place = list.firstIndex { key($0) > key(found) } ?? list.endIndex
        list.insert(found, at: place)
    }

    /// The queries that answer a visual search.
    var visualQueries: [Found] {
        valueQueries.filter { QueryReader(index).input(of: $0.type)?.name == AppleNames.descriptor }
    }

    /// A Boolean value that indicates whether there is nothing for the system.
    package var isEmpty: Bool {
        [intents, entities, enums, entityQueries, valueQueries, unions, shortcuts].allSatisfy(\.isEmpty)
    }
}
