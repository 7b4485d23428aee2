package import Foundation

/// An answer in a frame, whose body is the concatenated files of the pictures.
package struct AnswerMessage: Codable, Hashable, Sendable {
    /// The answer, without the files.
    package var answer: Answer
    /// The number of bytes of each result's picture, 0 for none.
    package var pictureByteCounts: [Int]

    /// Describes an answer.
    package init(_ answer: Answer) {
        self.answer = answer
        pictureByteCounts = answer.results.map { $0.thumbnail?.file?.count ?? 0 }
    }

    /// Returns the body of an answer's frame.
    package static func body(of answer: Answer) -> Data {
        answer.results.reduce(into: Data()) { $0 += $1.thumbnail?.file ?? Data() }
    }

    /// Returns the answer with its files, which are slices of a body.
    package func answer(with body: Data) throws(WireError) -> Answer {
        guard pictureByteCounts.count == answer.results.count else {
            throw WireError(
                .malformed,
                "sent \(answer.results.count) results and the sizes of \(pictureByteCounts.count) pictures"
            )
        }
        var answer = answer
        var rest = body
        for (index, count) in pictureByteCounts.enumerated() {
            guard (0...rest.count).contains(count) else {
                throw WireError(.malformed, "sent a picture that extends beyond its frame")
            }
            answer.results[index].thumbnail = count > 0 ? .file(rest.prefix(count)) : nil
            rest = rest.dropFirst(count)
        }
        return answer
    }
}
