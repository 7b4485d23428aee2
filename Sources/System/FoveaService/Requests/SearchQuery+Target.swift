import FoveaCapture
import FoveaSessions
import GeometryEngine
import HTTPEngine

extension SearchQuery {
    /// The most results that may be asked of an app.
    private static let limits = 1...100

    /// Reads what a request's query says about a search; `limit` holds where it says nothing of that.
    init(_ target: HTTPTarget, limit: Int? = nil) throws(Problem) {
        self.init()
        if let limit { self.limit = limit }
        for item in target.query {
            switch item.name {
            case "region":
                let numbers = try Self.numbers(item)
                guard numbers.count == 4 else { throw Self.senseless(item, "four numbers such as 0.25,0.25,0.5,0.5") }
                let region = PictureRegion(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
                guard region.isValid else { throw Self.senseless(item, "a rectangle inside the picture, from 0 to 1") }
                highlight = .rectangle(region)
            case "lasso":
                let numbers = try Self.numbers(item)
                guard numbers.count >= 6, numbers.count.isMultiple(of: 2) else {
                    throw Self.senseless(item, "three points or more, each as two numbers from 0 to 1")
                }
                highlight = .lasso(
                    stride(from: 0, to: numbers.count, by: 2).map {
                        Point(x: numbers[$0], y: numbers[$0 + 1])
                    }
                )
            case "app": apps.append(item.value)
            case "limit":
                guard let number = Int(item.value), Self.limits.contains(number) else {
                    throw Self.senseless(item, "a whole number from 1 to \(Self.limits.upperBound)")
                }
                self.limit = number
            case "profile":
                guard let profile = CaptureProfile(rawValue: item.value) else {
                    throw Self.senseless(item, "'phone', 'tablet' or 'desktop'")
                }
                self.profile = profile
            case "kind":
                guard let kind = CaptureKind(rawValue: item.value) else {
                    throw Self.senseless(item, "'photo' or 'screenshot'")
                }
                self.kind = kind
            default: continue
            }
        }
    }

    private static func numbers(_ item: HTTPTarget.Item) throws(Problem) -> [Double] {
        var numbers: [Double] = []
        for text in item.value.split(separator: ",", maxSplits: 20_000, omittingEmptySubsequences: false) {
            guard let number = Double(text), number.isFinite else { throw senseless(item, "numbers parted by commas") }
            numbers.append(number)
        }
        return numbers
    }

    private static func senseless(_ item: HTTPTarget.Item, _ expected: String) -> Problem {
        let shown = item.value.count > 60 ? item.value.prefix(60) + "…" : item.value[...]
        return Problem(
            400,
            "bad-request",
            "The request makes no sense",
            "'\(item.name)=\(shown)' should be \(expected)."
        )
    }
}
