import CatalogStoreEngine
public import Foundation

/// The findings of a check of a catalog.
public struct CatalogHealth: Sendable, Hashable {
    /// A fault that the check found.
    public struct Fault: Sendable, Hashable, CustomStringConvertible {
        /// The part with the fault.
        public let part: Part
        /// The identifier of the item with the fault, if there is one.
        public let item: String?
        /// What is wrong and what to do about it.
        public let message: String

        /// The message.
        public var description: String { message }

        init(part: Part, item: String?, message: String) {
            (self.part, self.item, self.message) = (part, item, message)
        }
    }

    /// A part of a catalog.
    public enum Part: String, Sendable, Hashable, CaseIterable {
        /// The catalog's own file.
        case store
        /// An index, which can be rebuilt.
        case index
    }

    /// The number of items that can be read.
    public let itemCount: Int
    /// The number of pictures that can be read.
    public let pictureCount: Int
    /// The number of prints by revision.
    public let printCounts: [Int: Int]
    /// The index files that were looked at.
    public internal(set) var indexes: [URL] = []
    /// The faults, up to a limit.
    public private(set) var faults: [Fault]
    /// The number of all faults.
    public private(set) var faultCount: Int

    /// A Boolean value that indicates whether nothing is wrong.
    public var isWhole: Bool { faultCount == 0 }

    init(_ report: CatalogCheckReport) {
        itemCount = report.counts.items
        pictureCount = report.counts.pictures
        printCounts = report.prints
        faults = report.findings.map { Fault(part: .store, item: $0.item, message: $0.message) }
        faultCount = report.findingCount
    }

    mutating func add(_ fault: Fault) {
        faults.append(fault)
        faultCount += 1
    }
}
