import Foundation
import PixelEngine
import ProcessEngine
import ProviderFrames
import ProviderWire
import TestSupport

/// A change of the descriptors that go along with frames.
enum DescriptorChange {
    case nothing
    case none
    case many
    case foreign

    static func random(_ numbers: inout SplitMix) -> DescriptorChange {
        guard Int.random(in: 0..<4, using: &numbers) == 0 else { return .nothing }
        return [.none, .many, .foreign].randomElement(using: &numbers) ?? .nothing
    }

    func apply(to descriptors: inout [[Descriptor]], _ numbers: inout SplitMix) {
        let place = Int.random(in: 0..<descriptors.count, using: &numbers)
        switch self {
        case .nothing: return
        case .none: descriptors = descriptors.map { _ in [] }
        case .many:
            let count = Int.random(in: 1...4, using: &numbers)
            descriptors[place] = (0..<count).compactMap { _ in Self.stranger(&numbers) }
        case .foreign:
            descriptors = descriptors.map { passed in passed.compactMap { _ in Self.stranger(&numbers) } }
        }
    }

    /// Something that isn't the pixels that were announced.
    private static func stranger(_ numbers: inout SplitMix) -> Descriptor? {
        switch Int.random(in: 0..<5, using: &numbers) {
        case 0: return opened("/dev/null", O_RDWR)
        case 1: return opened("/dev/zero", O_RDONLY)
        case 2: return try? Descriptor.connectedPair().0
        case 3: return memory(byteCount: 1 << 16, isSealed: false)
        default: return memory(byteCount: 16, isSealed: true)
        }
    }

    private static func opened(_ path: String, _ mode: Int32) -> Descriptor? {
        let number = open(path, mode | O_CLOEXEC)
        return number < 0 ? nil : Descriptor(owning: number)
    }

    private static func memory(byteCount: Int, isSealed: Bool) -> Descriptor? {
        guard let memory = PixelMemory.allocateShared(byteCount: byteCount), let number = memory.fileDescriptor else {
            return nil
        }
        if isSealed, !memory.seal() { return nil }
        return Descriptor(owning: fcntl(number, F_DUPFD_CLOEXEC, 3))
    }
}
