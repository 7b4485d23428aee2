public import Foundation

/// What a line of text may say.
public class VNRecognizedText: NSObject, VNRequestRevisionProviding {
    private let text: RecognizedText
    /// The revision of the request that read the text.
    public let requestRevision: Int

    init(_ text: RecognizedText, requestRevision: Int) {
        self.text = text
        self.requestRevision = requestRevision
        super.init()
    }

    /// The text.
    public var string: String { text.string }
    /// The probability that the text is right, from 0 to 1.
    public var confidence: VNConfidence { text.confidence }
    /// The text and its confidence in percent.
    public override var description: String { text.description }

    /// Returns the corners around a part of the text, or nil when the part is empty.
    ///
    /// Throws ``VNErrorCode/outOfBoundsError`` for a part that isn't in the text.
    public func boundingBox(for range: Range<String.Index>) throws -> VNRectangleObservation? {
        guard range.lowerBound >= string.startIndex, range.upperBound <= string.endIndex else {
            throw VisionError.outOfBoundsError("The range isn't in the text \"\(string)\".").vnError
        }
        return text.boundingBox(for: range).map { VNRectangleObservation($0, requestRevision: requestRevision) }
    }
}
