extension InstanceMap {
    /// Divides a mask into the things that don't touch each other, the largest first, or returns nil when there is none.
    ///
    /// - Parameters:
    ///   - mask: The pixels of all things.
    ///   - leastShare: The least part of the picture that a thing covers; what is smaller is left out.
    ///   - maximumCount: The number of things beyond which the smallest are left out.
    init?(dividing mask: SoftMask, leastShare: Double = 0.002, maximumCount: Int = 32) {
        let (numbers, sizes) = mask.pieces(above: Float(Self.half) / 255)
        // A crumb next to a large thing is hardly one.
        let least = max(4, Int(leastShare * Double(mask.values.count)), (sizes.max() ?? 0) / 40)
        let order = sizes.indices.filter { sizes[$0] >= least }.sorted { (-sizes[$0], $0) < (-sizes[$1], $1) }
            .prefix(min(maximumCount, 255))
        guard !order.isEmpty else { return nil }
        var places = [UInt8](repeating: 0, count: sizes.count + 1)
        for (place, piece) in order.enumerated() { places[piece + 1] = UInt8(place + 1) }
        self.init(numbers.map { places[$0] }, of: mask, count: order.count)
    }

    /// Gives the soft edge of each thing to it: pixels with a part of something, next to a thing's.
    init(_ cores: [UInt8], of mask: SoftMask, count: Int) {
        let (width, height) = (mask.width, mask.height)
        let parts = mask.values.map { UInt8((min(max(0, $0), 1) * 255).rounded()) }
        var owners = cores
        var front = owners.indices.filter { owners[$0] > 0 }
        var reach = max(2, max(width, height) / 64)
        while reach > 0, !front.isEmpty {
            var next: [Int] = []
            for place in front {
                let column = place % width
                // A pixel that counts in full belongs to a thing that was left out.
                for near in [
                    column > 0 ? place - 1 : -1, column < width - 1 ? place + 1 : -1, place - width, place + width,
                ] where near >= 0 && near < owners.count && owners[near] == 0 && (1..<Self.half).contains(parts[near]) {
                    owners[near] = owners[place]
                    next.append(near)
                }
            }
            front = next
            reach -= 1
        }
        self.init(
            width: width,
            height: height,
            count: count,
            owners: owners,
            parts: zip(owners, parts).map { $0 > 0 ? $1 : 0 }
        )
    }
}

extension SoftMask {
    /// Numbers the connected pieces of what exceeds a part, from 1, and counts the pixels of each.
    func pieces(above least: Float) -> (numbers: [Int], sizes: [Int]) {
        var numbers = [Int](repeating: 0, count: values.count)
        var sizes: [Int] = []
        var waiting: [Int] = []
        for start in values.indices where values[start] >= least && numbers[start] == 0 {
            sizes.append(0)
            numbers[start] = sizes.count
            waiting.append(start)
            while let place = waiting.popLast() {
                sizes[sizes.count - 1] += 1
                let column = place % width
                if column > 0 { reach(place - 1) }
                if column < width - 1 { reach(place + 1) }
                if place >= width { reach(place - width) }
                if place < values.count - width { reach(place + width) }
            }
        }
        return (numbers, sizes)

        func reach(_ place: Int) {
            guard numbers[place] == 0, values[place] >= least else { return }
            numbers[place] = sizes.count
            waiting.append(place)
        }
    }
}
