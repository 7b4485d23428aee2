import CFloor
import Foundation

/// The files that a measurement needs.
struct Places {
    /// The folder of the checkout.
    static let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().path

    /// The folder with the runtime and the models.
    static let home = ProcessInfo.processInfo.environment["FOVEA_HOME"] ?? "\(checkout)/.fovea"

    /// The folder of what only measuring needs.
    static let bench = "\(home)/bench"

    /// The model that all contenders run.
    static let model = "\(home)/models/print.xml"

    /// The same model for the peers.
    static let peerModel = "\(bench)/print.onnx"

    /// The C library of the runtime.
    static func library() throws -> String {
        let folder = "\(home)/runtime/openvino"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        guard let name = names.first(where: { $0.hasPrefix("libopenvino_c.so") }) else {
            throw BenchError("There is no runtime in \(folder). Run scripts/setup.")
        }
        return "\(folder)/\(name)"
    }

    /// The picture of twelve megapixels, drawn if it isn't there.
    static func picture() throws -> String {
        let path = "\(bench)/picture-1.jpg"
        guard !FileManager.default.fileExists(atPath: path) else { return path }
        try FileManager.default.createDirectory(atPath: bench, withIntermediateDirectories: true)
        var count = 0
        guard let bytes = floor_draw(4032, 3024, &count) else { throw BenchError("The picture can't be drawn.") }
        defer { floor_free(bytes) }
        try Data(bytes: bytes, count: count).write(to: URL(fileURLWithPath: path), options: .atomic)
        return path
    }
}
