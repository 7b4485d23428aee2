package import ImageCodingEngine
import InferenceEngine
package import PrintEngine

extension VisualCatalog {
    /// Choices for opening a catalogue.
    public struct Options: Sendable {
        /// The largest number of pictures to work on at the same time.
        public var workerCount: Int
        /// The limits that pictures are decoded within.
        package var decodingLimits: DecodingLimits = .default
        /// The engine that makes prints.
        package var printEngine: PrintEngine = .shared

        /// Creates the default choices: as many workers as the machine has cores.
        public init() {
            workerCount = ThreadCount.automatic
        }
    }
}
