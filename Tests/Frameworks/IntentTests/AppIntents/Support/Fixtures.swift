import Foundation

/// The files beside the tests, all of them made for them: pictures of one colour, and a string catalog.
enum Fixtures {
    static func folder(_ name: String) -> URL {
        Bundle.module.bundleURL.appending(path: "Fixtures").appending(path: name)
    }
}
