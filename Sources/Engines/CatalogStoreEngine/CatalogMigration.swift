/// A step from one layout of the tables to the next.
struct CatalogMigration: Sendable {
    /// The statements of the step, which run in one transaction with the update of the layout's number.
    let statements: [String]

    /// The steps from an empty file to the newest layout: the first creates layout 1, the second layout 2, and so on.
    ///
    /// A released step never changes; a new layout is another step.
    static let all: [CatalogMigration] = [layout1, layout2]
}
