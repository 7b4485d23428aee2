extension SemanticContentDescriptor: Codable {
    private enum CodingKeys: String, CodingKey { case labels, pixels }

    /// Creates a descriptor by decoding it; the pixels come back as 32BGRA, or as one component when they are gray.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let payload = try container.decodeIfPresent(Data.self, forKey: .pixels)
        let pixelBuffer: CVReadOnlyPixelBuffer?
        do {
            pixelBuffer = try payload.map { try PixelPayload.pixelBuffer(of: $0) }
        } catch {
            throw DecodingError.dataCorruptedError(
                forKey: .pixels,
                in: container,
                debugDescription: "The pixels are no PNG file: \(error)"
            )
        }
        self.init(labels: try container.decode([String].self, forKey: .labels), pixelBuffer: pixelBuffer)
    }

    /// Encodes the labels, and the pixels as a PNG file with 8 bits per component.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(labels, forKey: .labels)
        try container.encodeIfPresent(try pixelBuffer.map { try PixelPayload.data(of: $0) }, forKey: .pixels)
    }
}
