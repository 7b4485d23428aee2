package import InferenceEngine

/// The network that says of each pixel of a picture how surely it is of a person.
package struct PeopleNetwork: Sendable {
    /// The width and height of what the network sees, and of its answer, in pixels.
    package static let side = 256

    private let model: LoadedModel

    /// Loads the network, each of whose looks has a thread of its own: with a second one it takes as long.
    package init(runtime: InferenceRuntime) throws(InferenceError) {
        model = try runtime.model(named: "people-mask", parallelism: .across)
    }

    /// Returns the answer for packed RGB bytes, from 0 to 1.
    package func values(of pixels: [UInt8]) throws(InferenceError) -> [Float] {
        let values = try model.run(pixels, outputs: ["mask"])["mask"] ?? []
        guard values.count == Self.side * Self.side else {
            throw InferenceError(
                code: .modelDamaged,
                message:
                    "The model \(model.name) doesn't answer \(Self.side) × \(Self.side) parts; set up the models again."
            )
        }
        return values.map { min(max(0, $0), 1) }
    }
}
