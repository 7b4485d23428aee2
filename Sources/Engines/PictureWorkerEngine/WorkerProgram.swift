/// The program that decodes pictures, and its arguments.
package struct WorkerProgram: Sendable {
    /// The path of the program.
    package let path: String
    /// The arguments that start it as a worker.
    package let arguments: [String]

    /// Creates a description of a program.
    package init(path: String, arguments: [String] = []) {
        self.path = path
        self.arguments = arguments
    }
}
