extension InstanceMap {
    /// Returns the things in the order of those of another map that they share most pixels with; the others follow.
    ///
    /// So people of a video keep their numbers while all of them are in view. Maps of different sizes have nothing in common.
    package func ordered(like other: InstanceMap) -> InstanceMap {
        guard (width, height) == (other.width, other.height), count > 1, other.count > 0 else { return self }
        let matches = matches(in: other)
        let order = (1...count).sorted { (matches[$0] ?? .max, $0) < (matches[$1] ?? .max, $1) }
        var numbers = [UInt8](repeating: 0, count: Int(UInt8.max) + 1)
        for (place, thing) in order.enumerated() { numbers[thing] = UInt8(place + 1) }
        return InstanceMap(
            width: width,
            height: height,
            count: count,
            owners: owners.map { numbers[Int($0)] },
            parts: parts
        )
    }

    /// The things of another map, by the numbers of those here that are the same; what has most in common is paired first.
    private func matches(in other: InstanceMap) -> [Int: Int] {
        let columns = other.count + 1
        var common = [Int](repeating: 0, count: (count + 1) * columns)
        for place in owners.indices where parts[place] >= Self.half && other.parts[place] >= Self.half {
            common[Int(owners[place]) * columns + Int(other.owners[place])] += 1
        }
        var (matches, taken): ([Int: Int], Set<Int>) = ([:], [])
        for pair in common.indices.filter({ common[$0] > 0 }).sorted(by: { common[$0] > common[$1] }) {
            let (mine, theirs) = pair.quotientAndRemainder(dividingBy: columns)
            guard mine > 0, theirs > 0, matches[mine] == nil, taken.insert(theirs).inserted else { continue }
            matches[mine] = theirs
        }
        return matches
    }
}
