import CatalogStoreEngine
package import ImageCodingEngine
import InferenceEngine
import PrintEngine

extension VisualCatalog {
    /// Options for opening a catalog.
    public struct Options: Sendable {
        /// The access to the catalog.
        public var access: Access
        /// How long to wait for another process that writes, before an error says so.
        public var patience: Duration = .seconds(10)
        /// The largest number of pictures to work on at the same time while adding.
        public var workerCount: Int
        /// The limits that pictures are decoded within.
        package var decodingLimits: DecodingLimits = .default
        /// The most pictures that are compared one by one in place of asking an index.
        package var exactLimit: Int = 24
        /// What makes prints.
        package var printMaker: any PrintMaker = NetworkPrintMaker(engine: .shared)
        /// What reads the text and the codes of pictures.
        package var reader: any PictureReader = EngineReader()
        /// A closure that gets the events, in place of the log.
        public var onEvent: (@Sendable (CatalogEvent) -> Void)?

        /// Creates options, with as many workers as the machine has cores.
        public init(access: Access = .create) {
            self.access = access
            workerCount = ThreadCount.automatic
        }
    }

    /// The access to a catalog.
    public enum Access: Sendable, Hashable, CaseIterable {
        /// Reads and writes, and makes the file when it isn't there.
        case create
        /// Reads and writes a file that is there.
        case write
        /// Reads a file that is there, which may be on a read-only file system.
        case read

        var stored: CatalogStore.Access {
            switch self {
            case .create: .create
            case .write: .write
            case .read: .read
            }
        }
    }
}
