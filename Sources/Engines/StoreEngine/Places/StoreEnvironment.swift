import Foundation

/// The environment that says where the stores are.
package enum StoreEnvironment {
    /// The environment of a test, for its task alone.
    @TaskLocal package static var test: [String: String]?

    /// The environment of the program.
    package static var current: [String: String] { test ?? ProcessInfo.processInfo.environment }
}
