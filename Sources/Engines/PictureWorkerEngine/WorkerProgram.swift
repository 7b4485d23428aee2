/// The program that decodes pictures, and how it is started.
package struct WorkerProgram: Sendable {
    /// The path of the program.
    package let path: String
    /// The arguments that make it serve.
    package let arguments: [String]

    /// Names a program.
    package init(path: String, arguments: [String] = []) {
        self.path = path
        self.arguments = arguments
    }
}
