/// A node of the tree that a screen reader reads.
package struct AccessibleNode: Sendable, Hashable {
    package let role: String
    package let name: String
    package let description: String
    /// What else the node tells, such as `selected` or `focusable`.
    package let properties: [String: JSON]
}

extension Browser {
    /// The nodes that a screen reader reads, in order.
    package func accessibleNodes() async throws -> [AccessibleNode] {
        try await command("Accessibility.enable")
        let nodes = try await command("Accessibility.getFullAXTree")["nodes"].array
        return nodes.filter { $0["ignored"].boolean != true }.map { node in
            let properties = node["properties"].array.map { ($0["name"].string ?? "", $0["value"]["value"]) }
            return AccessibleNode(
                role: node["role"]["value"].string ?? "",
                name: node["name"]["value"].string ?? "",
                description: node["description"]["value"].string ?? "",
                properties: Dictionary(properties) { first, _ in first }
            )
        }
    }
}
