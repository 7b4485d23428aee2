/// Finds what a text speaks of: dates, places, numbers and addresses.
///
/// The time is bounded by the length of the text, whatever it contains.
package struct TextDetector: Sendable {
    private let kinds: DetectionKinds
    private let longestText: Int

    /// Creates a detector of some kinds.
    ///
    /// - Parameters:
    ///   - kinds: What to find.
    ///   - longestText: The most code units that are looked at; what follows them is left alone. A page of a newspaper has
    ///     some ten thousand.
    package init(_ kinds: DetectionKinds = .all, longestText: Int = 1 << 16) {
        self.kinds = kinds
        self.longestText = longestText
    }

    /// Returns what a text says, in order; no two findings overlap.
    package func detections(in text: String, context: DetectionContext) -> [Detection] {
        let text = ScannedText(text, longest: longestText)
        var claims = Claims()
        // A finding excludes those of later lines where it stands: the digits in a link aren't a phone number.
        if !kinds.isDisjoint(with: [.links, .mail, .phones, .times, .amounts, .parcels, .flights]) {
            claims.add(LinkDetector(text: text).detections())
        }
        if kinds.contains(.payments) { claims.add(PaymentDetector(text: text).detections()) }
        if !kinds.isDisjoint(with: [.parcels, .phones]) { claims.add(ParcelDetector(text: text).detections()) }
        if !kinds.isDisjoint(with: [.amounts, .phones, .times]) { claims.add(AmountDetector(text: text).detections()) }
        // A house's number with a city and its code isn't a time: "1600 Amphitheatre Parkway, Mountain View, CA".
        let addresses =
            kinds.isDisjoint(with: [.addresses, .times, .phones]) ? [] : AddressDetector(text: text).detections()
        claims.add(addresses.filter { $0.confidence >= 0.9 })
        if !kinds.isDisjoint(with: [.times, .phones]) {
            for language in context.languages {
                claims.add(TimeDetector(text: text, language: language, context: context).detections())
            }
        }
        claims.add(addresses)
        if kinds.contains(.flights) { claims.add(FlightDetector(text: text).detections()) }
        if kinds.contains(.phones) { claims.add(PhoneDetector(text: text, region: context.region).detections(claims)) }
        if kinds.contains(.measurements) { claims.add(MeasurementDetector(text: text).detections()) }
        return claims.sorted().filter { kinds.contains($0.value.kind) }
    }
}

/// The findings of several detectors, each at a place of its own.
struct Claims {
    /// In order of their places.
    private var detections: [Detection] = []

    /// Adds the findings whose places are free; they are in order.
    mutating func add(_ found: [Detection]) {
        var free: [Detection] = []
        for detection in found where !overlaps(detection.range) { free.append(detection) }
        guard !free.isEmpty else { return }
        detections = (detections + free).sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// Returns a Boolean value that indicates whether something stands in a range.
    func overlaps(_ range: Range<Int>) -> Bool {
        var low = 0
        var high = detections.count
        while low < high {
            let middle = (low + high) / 2
            if detections[middle].range.upperBound <= range.lowerBound { low = middle + 1 } else { high = middle }
        }
        return low < detections.count && detections[low].range.overlaps(range)
    }

    /// All findings in order.
    func sorted() -> [Detection] { detections }
}
