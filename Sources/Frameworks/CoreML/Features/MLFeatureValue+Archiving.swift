extension MLFeatureValue {
    /// A Boolean value that indicates that the class reads back only what it wrote.
    public static var supportsSecureCoding: Bool { true }

    /// Writes the value to an archive.
    public func encode(with coder: NSCoder) {
        guard let data = try? JSONEncoder().encode(FeatureRecord(self)) else { return }
        coder.encode(NSData(data: data), forKey: "record")
    }

    /// Reads a value from an archive, or returns nil when the archive holds none.
    public convenience init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "record"),
            let record = try? JSONDecoder().decode(FeatureRecord.self, from: Data(referencing: data)),
            let value = record.value
        else { return nil }
        self.init(value.content)
    }
}
