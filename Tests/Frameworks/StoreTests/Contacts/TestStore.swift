import Foundation
import StoreEngine
import TestSupport

@testable import Contacts

/// Address books of a test, with the consent of their person.
struct TestStore {
    let folder: TemporaryFolder
    let environment: [String: String]

    init(_ status: ConsentStatus = .granted) throws {
        folder = try TemporaryFolder()
        environment = [
            "FOVEA_CONTACTS": "\(folder.path)/cards", "FOVEA_CONSENT": "\(folder.path)/consent.json",
            "HOME": folder.path,
        ]
        guard status != .notDetermined else { return }
        try Consent(environment: environment).record(status, for: Consent.app, store: .contacts)
    }

    /// Runs code of an app.
    func run<Value>(_ code: () throws -> Value) rethrows -> Value {
        try StoreEnvironment.$test.withValue(environment, operation: code)
    }

    /// The store of an app.
    var store: CNContactStore { run { CNContactStore() } }
}

/// Returns the code of the error that code throws.
func failure<Value>(_ code: () throws -> Value) -> CNError.Code? {
    do {
        _ = try code()
        return nil
    } catch {
        return (error as? CNError)?.code
    }
}
