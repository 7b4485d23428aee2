import HealthEngine

/// Archives of samples, which have the resource that the store has.
enum SampleArchive {
    private static let (resource, part) = ("observation", "isPart")

    /// Writes a sample; an archive of one that can't be stored has none, as Foundation ends a program whose archive fails.
    static func write(_ sample: HKSample, to coder: NSCoder) {
        guard let text = try? sample.reading().observation().text else { return }
        coder.encode(Data(text.utf8) as NSData, forKey: resource)
        coder.encode(sample.isPart, forKey: part)
    }

    /// Reads a sample of a class, or nil if the archive has none.
    static func read<Sample: HKSample>(_ sampleClass: Sample.Type, from coder: NSCoder) -> (Sample, SampleFacts)? {
        guard let data = coder.decodeObject(of: NSData.self, forKey: resource) as Data?,
            let reading = try? Reading(FHIRReader.object(in: data)), let sample = reading.samples().first as? Sample
        else { return nil }
        var facts = sample.facts
        facts.isPart = coder.decodeBool(forKey: part)
        return (sample, facts)
    }
}
