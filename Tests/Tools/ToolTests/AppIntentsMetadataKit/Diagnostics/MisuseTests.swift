import AppIntentsMetadataKit
import Testing

@Suite("Misuse of App Intents")
struct MisuseTests {
    @Test("Misuse is diagnosed where it happens", arguments: Misuse.all)
    func diagnoses(_ misuse: Misuse) {
        let found = misuse.app.program.diagnostics.map { diagnostic in
            "\(diagnostic.place.text): \(diagnostic.severity.rawValue): \(diagnostic.message)"
        }
        #expect(found == misuse.diagnostics)
    }

    @Test("What a program can mend is mended, and then nothing is left to say", arguments: Misuse.all)
    func mends(_ misuse: Misuse) throws {
        guard let addition = misuse.mended else {
            #expect(misuse.app.program.diagnostics.allSatisfy { $0.fixIt == nil })
            return
        }
        let mended = misuse.app.mended
        #expect(mended.contains(addition), "\(mended)")
        #expect(misuse.again(mended).program.diagnostics.map(\.text) == [])
    }
}

/// A source that can't work, and what is said of it.
struct Misuse: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let source: String
    let diagnostics: [String]
    /// A part of the mended source, or nil if no program can mend it.
    let mended: String?
    var siblings: [(module: String, text: String)] = []

    var app: SampleApp { again(source) }

    func again(_ source: String) -> SampleApp { SampleApp(testDescription, source, siblings: siblings) }
}
