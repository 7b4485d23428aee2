import FoundationCompatibility
import Testing

@Suite("Products of the package")
struct ProductTests {
    @Test("Offer every module under a name that apps import")
    func products() throws {
        let manifest = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Package.swift")
        let text = try String(contentsOf: manifest, encoding: .utf8)
        let modules = text.matches(of: /(?:framework|testing)\(\s*"(\w+)"/).map { String($0.1) }
        let products = Set(text.matches(of: /\.library\(name: "(\w+)"/).map { String($0.1) })
        #expect(modules.count > 15)
        // The modules above it re-export it, and no app knows its name.
        let inner: Set<String> = ["FoundationCompatibility"]
        let missing = Set(modules).subtracting(products).subtracting(inner).filter { !$0.hasPrefix("_") }
        #expect(missing == [])
    }
}
