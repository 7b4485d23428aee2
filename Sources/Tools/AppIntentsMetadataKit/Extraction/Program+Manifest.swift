package import AppIntentsManifest

extension Program {
    /// The manifest of the module.
    package var manifest: AppIntentsManifest {
        let queries = QueryReader(index)
        let entityReader = EntityReader(index)
        let intentReader = IntentReader(index)
        let shortcutReader = ShortcutReader(index)
        var manifest = AppIntentsManifest(module: index.main.name)
        manifest.intents = intents.map { intentReader.intent($0, origin: origin($0)) }
        manifest.entities = entities.map { found in
            var entity = AppIntentsManifest.Entity(origin: origin(found))
            entity.title = entityReader.title(of: found.type)
            entity.protocols = found.protocols
            entity.schema = LiteralReader.schema(found.type.attribute("AppEntity"))
            entity.query = entityReader.query(of: found.type)?.name
            entity.hasURL = entityReader.hasURL(found.type, found.conformances)
            entity.properties = entityReader.properties(
                of: found.type,
                wrappers: EntityReader.propertyWrappers,
                following: entityReader.schema(of: found.type)
            )
            return entity
        }
        manifest.enums = enums.map { found in
            var value = AppIntentsManifest.Enumeration(origin: origin(found))
            value.title = entityReader.title(of: found.type)
            value.schema = LiteralReader.schema(found.type.attribute("AppEnum"))
            value.cases = entityReader.cases(of: found.type).map(\.name)
            return value
        }
        manifest.entityQueries = entityQueries.map { found in
            var query = AppIntentsManifest.EntityQuery(origin: origin(found))
            query.protocols = found.protocols
            query.entity = queries.entity(of: found.type)?.name
            return query
        }
        manifest.valueQueries = valueQueries.map { found in
            var query = AppIntentsManifest.ValueQuery(origin: origin(found))
            query.input = queries.input(of: found.type)?.name
            query.result = queries.result(of: found.type)?.name
            return query
        }
        manifest.unions = unions.map { found in
            var union = AppIntentsManifest.Union(origin: origin(found))
            union.cases = entityReader.cases(of: found.type).map { .init(name: $0.name, type: $0.payload?.name) }
            return union
        }
        manifest.shortcuts = shortcuts.flatMap { shortcutReader.shortcuts(of: $0.type, origin: origin($0)) }
        return manifest
    }

    private func origin(_ found: Found) -> AppIntentsManifest.Origin {
        let type = found.type
        return .init(
            type: type.name,
            module: type.module.name,
            file: type.file.shortPath,
            condition: type.condition
        )
    }
}
