import DetectorEngine
public import Foundation

/// Kinds of results of checking text, as a number.
public typealias NSTextCheckingTypes = UInt64

/// Every kind that the system finds.
public let NSTextCheckingAllSystemTypes: NSTextCheckingTypes = 0xFFFF_FFFF
/// Every kind that an app may define.
public let NSTextCheckingAllCustomTypes: NSTextCheckingTypes = 0xFFFF_FFFF << 32
/// Every kind.
public let NSTextCheckingAllTypes: NSTextCheckingTypes = .max

/// Finds dates, addresses, links, phone numbers and flights in text.
///
/// Apple's is a subclass of `NSRegularExpression`, which can't have one outside of Foundation for Linux; its methods for
/// matching are here.
open class NSDataDetector: NSObject, NSCopying, @unchecked Sendable {
    // Sendable: the one stored property is a constant; what a subclass adds is its own promise.
    /// The kinds that are found.
    public let checkingTypes: NSTextCheckingTypes

    /// Creates a detector.
    ///
    /// - Parameter checkingTypes: The kinds to find, of `NSTextCheckingResult.CheckingType`.
    /// - Throws: An error of Cocoa's domain if none of them can be found.
    public init(types checkingTypes: NSTextCheckingTypes) throws {
        guard !DetectionKinds(checking: checkingTypes).isEmpty else {
            throw NSError(
                domain: NSCocoaErrorDomain,
                code: 2048,
                userInfo: [
                    NSLocalizedDescriptionKey:
                        "A data detector finds dates, addresses, links, phone numbers and transit information; none of "
                        + "these is among the types \(checkingTypes)."
                ]
            )
        }
        self.checkingTypes = checkingTypes
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Calls a closure with each match, in order, until it sets its last argument.
    ///
    /// - Parameters:
    ///   - string: The text.
    ///   - options: How to match; `reportCompletion` calls the closure once more at the end.
    ///   - range: The part of the text in which to look.
    ///   - block: The closure.
    open func enumerateMatches(
        in string: String,
        options: NSRegularExpression.MatchingOptions = [],
        range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for match in matches(in: string, options: options, range: range) {
            block(match, [], &stop)
            if stop.boolValue { return }
        }
        if options.contains(.reportCompletion) { block(nil, [.completed], &stop) }
    }

    /// Returns all matches, in order.
    open func matches(
        in string: String,
        options: NSRegularExpression.MatchingOptions = [],
        range: NSRange
    ) -> [NSTextCheckingResult] {
        let units = Array(string.utf16)
        guard range.location != NSNotFound, range.location >= 0, range.length >= 0, range.location <= units.count
        else { return [] }
        let start = range.location
        let end = start + min(range.length, units.count - start)
        let text = String(decoding: units[start..<end], as: UTF16.self)
        let finder = MatchFinder()
        return finder.detections(in: text, DetectionKinds(checking: checkingTypes)).compactMap {
            DetectedResult($0, shiftedBy: start, finder)
        }.filter { $0.resultType.rawValue & checkingTypes != 0 }
    }

    /// Returns the number of matches.
    open func numberOfMatches(
        in string: String,
        options: NSRegularExpression.MatchingOptions = [],
        range: NSRange
    ) -> Int {
        matches(in: string, options: options, range: range).count
    }

    /// Returns the first match, or nil.
    open func firstMatch(
        in string: String,
        options: NSRegularExpression.MatchingOptions = [],
        range: NSRange
    ) -> NSTextCheckingResult? {
        matches(in: string, options: options, range: range).first
    }

    /// Returns the place of the first match; its location is `NSNotFound` if there is none.
    open func rangeOfFirstMatch(
        in string: String,
        options: NSRegularExpression.MatchingOptions = [],
        range: NSRange
    ) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
    }
}

extension DetectionKinds {
    /// The kinds of a data detector's types.
    init(checking types: NSTextCheckingTypes) {
        let all: [(NSTextCheckingResult.CheckingType, DetectionKinds)] = [
            (.foundDate, .times), (.foundAddress, .addresses), (.foundLink, [.links, .mail]),
            (.foundPhoneNumber, .phones), (.foundTransit, .flights),
        ]
        self = all.reduce(into: []) { kinds, pair in
            if types & pair.0.rawValue != 0 { kinds.formUnion(pair.1) }
        }
    }
}
