// Warnings that the log attributes to a library in memory, which is looked for by its name. The code is copied into the
// programs that call it, so everything it names is public.
#if canImport(Foundation)
    import Foundation
#endif
#if canImport(os)
    public import os
#endif

public struct WarningReporter: Sendable {
    #if canImport(os)
        @usableFromInline nonisolated(unsafe) let dso: UnsafeRawPointer

        public init(library suffix: String) {
            for index in 0..<_dyld_image_count() {
                guard let name = _dyld_get_image_name(index), String(cString: name).hasSuffix(suffix),
                    let header = _dyld_get_image_header(index)
                else { continue }
                dso = UnsafeRawPointer(header)
                return
            }
            dso = #dsohandle
        }
    #else
        public init(library suffix: String) {}
    #endif

    @_transparent
    public func report(_ text: @autoclosure () -> String, fileID: StaticString = #fileID, line: UInt = #line) {
        #if canImport(os)
            let module = String("\(fileID)".prefix { $0 != "/" })
            os_log(
                .fault,
                dso: dso,
                log: OSLog(subsystem: "org.example.warnings", category: module),
                "%@",
                "\(fileID):\(line): \(text())"
            )
        #else
            print("\(fileID):\(line): \(text())")
        #endif
    }

    public func expect(_ text: @autoclosure () -> String) {
        #if canImport(os)
            os_log(.info, log: OSLog(subsystem: "org.example.expected", category: "Tests"), "%@", text())
        #endif
    }
}
