import CommandLineKit
import FoveaCommandLine
import Foundation

@main
enum Fovea {
    static func main() async {
        exit(await ProcessEntry.run(FoveaSuite.suite()))
    }
}
