import AppIntentsMetadataKit
import Foundation

@main
enum AppIntentsMetadataTool {
    static func main() {
        let words = Array(CommandLine.arguments.dropFirst())
        // Compilers write their diagnostics to standard error.
        exit(MetadataTool.run(words) { FileHandle.standardError.write(Data("\($0)\n".utf8)) })
    }
}
