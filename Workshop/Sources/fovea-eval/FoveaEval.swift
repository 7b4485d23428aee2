import CommandLineKit
import Foundation
import FoveaEvaluation

@main
enum FoveaEval {
    static func main() async {
        exit(await ProcessEntry.run(EvaluationSuite.suite()))
    }
}
