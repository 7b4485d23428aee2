import Foundation

/// The imports of a Swift source.
struct Imports {
    /// The names of the modules, in order.
    let modules: [String]

    /// Reads a source; what stands in a comment or in a text of several lines is no import.
    init(of source: String) {
        let statement =
            #/
            \s* (?: @\w+ (?: \( [^)]* \) )? \s+ )*
            (?: (?: public | package | internal | fileprivate | private ) \s+ )?
            import \s+
            (?: (?: struct | class | enum | protocol | typealias | func | let | var ) \s+ )?
            (\w+)
            /#
        var modules: [String] = []
        for (number, part) in source.components(separatedBy: "\"\"\"").enumerated() where number.isMultiple(of: 2) {
            for line in part.split(separator: "\n") where line.contains("import ") {
                if let match = line.prefixMatch(of: statement) { modules.append(String(match.1)) }
            }
        }
        self.modules = modules
    }
}
