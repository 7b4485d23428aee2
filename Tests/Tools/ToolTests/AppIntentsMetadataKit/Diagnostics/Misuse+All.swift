extension Misuse {
    static let all = [
        twoQueries, twoQueriesThroughNames, queryWithParameters, queryWithState, unionCaseWithoutOpening,
        entityWithoutOpening, siblingWithoutOpening, unionElsewhereWithoutOpening, openingThroughProtocol,
        unionOfPlainValues, wrongSchemaName, wrongSchemaType, missingSchemaMember, extraSchemaParameter, privateIntent,
        intentInPrivateType, genericIntent, statementsOutsideMain,
    ]
}
