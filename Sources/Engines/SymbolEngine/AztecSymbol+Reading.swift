package import Foundation

extension AztecSymbol {
    /// What a code that was read is made of.
    package struct Reading: Sendable, Hashable, Codable {
        /// A Boolean value that indicates whether the code has the small middle.
        package let isCompact: Bool
        /// The number of layers.
        package let layers: Int
        /// The number of words of the message.
        package let wordCount: Int
        /// The words of the message, errors corrected, bit after bit; the last byte is filled with zeros.
        package let payload: Data

        /// Creates what a code is to be made of.
        package init(isCompact: Bool, layers: Int, wordCount: Int, payload: Data) {
            (self.isCompact, self.layers, self.wordCount, self.payload) = (isCompact, layers, wordCount, payload)
        }

        /// Reads modules, which may have errors; nil when there are too many, or when they are no code of this kind.
        package init?(_ read: SymbolModules) {
            guard read.width == read.height else { return nil }
            let sizes = Size.all.filter { $0.side == read.width }
            for modules in read.orientations {
                for size in sizes {
                    guard let reading = Self(modules, size) else { continue }
                    self = reading
                    return
                }
            }
            return nil
        }

        private init?(_ modules: SymbolModules, _ size: Size) {
            // Of the twelve modules that tell which side is up, two may be wrong.
            guard size.corners.filter({ modules[$0.x, $0.y] != $0.isDark }).count <= 2,
                let count = size.count(inMark: modules.bits(at: size.markPlaces)), count < size.wordCount
            else { return nil }
            let bits = modules.bits(at: size.places.dropFirst(size.bitCount % size.wordSize))
            let words = size.field.corrected(
                bits.words(of: size.wordSize),
                checkCount: size.wordCount - count,
                firstRoot: 1
            )
            guard let words else { return nil }
            (isCompact, layers, wordCount) = (size.isCompact, size.layers, count)
            payload = BitString(words.prefix(count), size: size.wordSize).data
        }
    }

    /// Draws a code; nil for a payload that no code of its size has.
    package static func modules(_ reading: Reading) -> SymbolModules? {
        let size = Size(layers: reading.layers, isCompact: reading.isCompact)
        let count = reading.wordCount
        guard Size.all.contains(size), 1..<min(size.wordCount, size.maximumCount + 1) ~= count,
            reading.payload.count == (count * size.wordSize + 7) / 8
        else { return nil }
        let bits = BitString(reading.payload.map(Int.init), size: 8)
        return draw(Array(bits.words(of: size.wordSize).prefix(count)), size)
    }
}

extension SymbolModules {
    fileprivate func bits(at places: some Sequence<(x: Int, y: Int)>) -> BitString {
        BitString(places.map { self[$0.x, $0.y] ? 1 : 0 }, size: 1)
    }
}
