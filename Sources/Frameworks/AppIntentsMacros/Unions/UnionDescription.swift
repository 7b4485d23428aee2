/// What an enumeration says about the values it unites.
struct UnionDescription {
    /// The name of the enumeration, with the types around it.
    let type: String
    let access: AccessLevel
    let cases: [Case]

    /// A case and the value in it.
    struct Case {
        /// The name as it is written, with backticks where it has them.
        let name: String
        /// The type of the value as it is written.
        let payload: String
    }
}
