import DetectorEngine

extension StringProtocol {
    /// Returns what the text says, in order.
    ///
    /// - Parameters:
    ///   - types: The kinds to find.
    ///   - options: When and where the text was written.
    public func dataDetectorMatches(
        _ types: DataDetector.MatchType = .all,
        options: DataDetector.Options = .init()
    ) -> some AsyncSequence<DataDetector.Match, Never> {
        DataDetector.Matches(matches: DataDetector.matches(in: self, types, options: options))
    }
}

extension DataDetector {
    /// Returns what a text says, in order.
    package static func matches(
        in source: some StringProtocol,
        _ types: MatchType = .all,
        options: Options = Options()
    ) -> [Match] {
        let text = String(source)
        let places = source.utf16
        let finder = MatchFinder(options)
        let units = ScannedUnits(text)
        return finder.detections(in: text, types.kinds).compactMap { detection in
            guard let details = Match.SemanticDetails(detection, in: units, finder) else { return nil }
            let start = places.index(places.startIndex, offsetBy: detection.range.lowerBound)
            let end = places.index(start, offsetBy: detection.range.count)
            return Match(range: start..<end, details: details)
        }
    }

    /// Matches in order.
    struct Matches: AsyncSequence, Sendable {
        let matches: [Match]

        func makeAsyncIterator() -> Iterator { Iterator(matches: matches.makeIterator()) }

        struct Iterator: AsyncIteratorProtocol {
            var matches: IndexingIterator<[Match]>

            mutating func next() async -> Match? { matches.next() }

            mutating func next(isolation actor: isolated (any Actor)?) async throws(Never) -> Match? { matches.next() }
        }
    }
}

extension DataDetector.MatchType {
    /// The detector's kinds.
    var kinds: DetectionKinds {
        let pairs: [(DataDetector.MatchType, DetectionKinds)] = [
            (.link, .links), (.emailAddress, .mail), (.phoneNumber, .phones), (.postalAddress, .addresses),
            (.calendarEvent, .times), (.moneyAmount, .amounts), (.measurement, .measurements),
            (.flightNumber, .flights), (.shipmentTrackingNumber, .parcels), (.paymentIdentifier, .payments),
        ]
        return pairs.reduce(into: []) { kinds, pair in if contains(pair.0) { kinds.formUnion(pair.1) } }
    }
}
