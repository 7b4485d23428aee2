public import CoreMedia

/// A document in an image.
public struct DocumentObservation: VisionObservation {
    /// What the document contains.
    public let document: Container
    let record: ObservationRecord

    init(_ document: Container, _ record: ObservationRecord) {
        (self.document, self.record) = (document, record)
    }

    /// The identity of the observation.
    public var uuid: UUID { record.uuid }
    /// The level of confidence, from 0 to 1.
    public var confidence: Float { record.confidence }
    /// The time in a video that the document belongs to.
    public var timeRange: CMTimeRange? { record.timeRange }
    /// The request that read the document.
    public var originatingRequestDescriptor: RequestDescriptor? { record.descriptor }
    /// The title, if there is one, and the numbers of paragraphs, lists, tables and codes.
    public var description: String {
        let title = document.title.map { "\"\($0.transcript)\" " } ?? ""
        return "Document \(title)of \(document.paragraphs.count) paragraphs, \(document.lists.count) lists, "
            + "\(document.tables.count) tables, \(document.barcodes.count) codes"
    }
}
