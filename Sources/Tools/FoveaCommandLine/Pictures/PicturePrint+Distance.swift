import CommandLineKit

extension PicturePrint {
    /// Returns the Euclidean distance to another print.
    func distance(to other: PicturePrint) throws(CommandFailure) -> Double {
        guard revision == other.revision, values.count == other.values.count else {
            throw CommandFailure(.software, "Prints of revisions \(revision) and \(other.revision) can't be compared.")
        }
        let sum = zip(values, other.values).reduce(0.0) { sum, pair in
            let difference = Double(pair.0) - Double(pair.1)
            return sum + difference * difference
        }
        return sum.squareRoot()
    }
}
