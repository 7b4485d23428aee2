/// A step from one layout of the tables to the next.
struct CatalogMigration: Sendable {
    /// The statements of the step, which run in one transaction with the new layout's number.
    let statements: [String]

    /// The steps from an empty file to the newest layout: the first makes layout 1, the second layout 2, and so on.
    ///
    /// A step that was released is never changed; a new layout is one more step.
    static let all: [CatalogMigration] = [layout1, layout2]
}
