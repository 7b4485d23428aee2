import ContactEngine

extension CNError {
    /// The error of a program without the person's consent.
    static var unauthorized: CNError {
        CNError(
            .authorizationDenied,
            "The person hasn't allowed this program to use contacts. Call requestAccess first."
        )
    }

    init(_ error: ContactError) {
        let code: Code =
            switch error.code {
            case .missing: .recordDoesNotExist
            case .exists: .insertedRecordAlreadyExists
            case .bookMissing: .parentRecordDoesNotExist
            case .notWritable: .recordNotWritable
            case .tooLarge: .policyViolation
            case .cycle: .containmentCycle
            default: .dataAccessError
            }
        self.init(code, error.message, identifiers: error.identifier.map { [$0] })
    }
}

/// Performs work of the engine, and translates its error.
func translated<Value>(_ work: () throws(ContactError) -> Value) throws -> Value {
    do throws(ContactError) {
        return try work()
    } catch {
        throw CNError(error)
    }
}
