extension SchemaKind {
    static let intent = SchemaKind(
        name: "AppIntent",
        introducer: "struct",
        schemaProtocol: "AssistantSchemaIntent",
        schemaType: "Intent",
        wrapper: "IntentParameter",
        wrapperSpellings: ["Parameter", "IntentParameter"],
        schemas: [
            Schema(
                name: "visualIntelligence.semanticContentSearch",
                members: [
                    Schema.Member(name: "semanticContent", type: "SemanticContentDescriptor", title: "Visual Content")
                ]
            ),
            Schema(
                name: "system.search",
                members: [Schema.Member(name: "criteria", type: "StringSearchCriteria", title: "Search For")],
                conformances: ["ShowInAppSearchResultsIntent"]
            ),
            Schema(
                name: "photos.openAsset",
                members: [Schema.Member(name: "target", type: nil, title: "Photo")],
                conformances: ["OpenIntent"]
            ),
        ]
    )

    static let entity = SchemaKind(
        name: "AppEntity",
        introducer: "struct",
        schemaProtocol: "AssistantSchemaEntity",
        schemaType: "Entity",
        wrapper: "EntityProperty",
        wrapperSpellings: ["Property", "EntityProperty", "ComputedProperty", "DeferredProperty"],
        schemas: [
            Schema(
                name: "photos.asset",
                members: [
                    Schema.Member(name: "title", type: "String?", title: "Title"),
                    Schema.Member(name: "creationDate", type: "Date?", title: "Creation Date"),
                    Schema.Member(name: "location", type: "CLPlacemark?", title: "Location"),
                    Schema.Member(name: "assetType", type: nil, title: "Type"),
                    Schema.Member(name: "isFavorite", type: "Bool", title: "Favorite"),
                    Schema.Member(name: "isHidden", type: "Bool", title: "Hidden"),
                    Schema.Member(name: "hasSuggestedEdits", type: "Bool", title: "Suggested Edits"),
                ]
            )
        ]
    )

    static let enumeration = SchemaKind(
        name: "AppEnum",
        introducer: "enum",
        schemaProtocol: "AssistantSchemaEnum",
        schemaType: "Enum",
        wrapper: "",
        wrapperSpellings: [],
        schemas: [Schema(name: "photos.assetType", cases: ["photo", "video"])]
    )
}
