import Foundation
import TestSupport

/// A photo among the fixtures of Vision's tests, whose folder tells its origin.
enum Photo: String {
    case astronaut, cat, coffee

    var path: String {
        Checkout.folder.appending(path: "Tests/Frameworks/GraphicsTests/Vision/Fixtures/\(rawValue).jpg").path
    }

    func data() throws -> Data { try Data(contentsOf: URL(filePath: path)) }
}
