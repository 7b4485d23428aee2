import FoveaCapture
import GeometryEngine
package import ServiceInterface

extension SearchQuery {
    /// The name and value of a query parameter.
    package typealias Parameter = (name: String, value: String)

    /// The range of an app's result limit.
    private static let limits = 1...100

    /// Parses the query parameters of a search; `limit` is the default for the number of results.
    package init(_ parameters: [Parameter], limit: Int? = nil) throws(Problem) {
        self.init()
        if let limit { self.limit = limit }
        for item in parameters {
            switch QueryName(rawValue: item.name) {
            case .region:
                let numbers = try Self.numbers(item)
                guard numbers.count == 4 else { throw Self.senseless(item, "four numbers such as 0.25,0.25,0.5,0.5") }
                let region = PictureRegion(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
                guard region.isValid else { throw Self.senseless(item, "a rectangle inside the picture, from 0 to 1") }
                (highlight, subject) = (.rectangle(region), nil)
            case .lasso:
                let numbers = try Self.numbers(item)
                guard numbers.count >= 6, numbers.count.isMultiple(of: 2) else {
                    throw Self.senseless(item, "three points or more, each as two numbers from 0 to 1")
                }
                let points = stride(from: 0, to: numbers.count, by: 2).map {
                    Point(x: numbers[$0], y: numbers[$0 + 1])
                }
                (highlight, subject) = (.lasso(points), nil)
            case .at:
                let numbers = try Self.numbers(item)
                guard numbers.count == 2, numbers.allSatisfy((0...1).contains) else {
                    throw Self.senseless(item, "a point of the picture: two numbers from 0 to 1 such as 0.5,0.25")
                }
                (highlight, subject) = (.whole, .point(Point(x: numbers[0], y: numbers[1])))
            case .subject:
                guard let number = Int(item.value), number > 0 else {
                    throw Self.senseless(item, "the number of a thing in the picture, from 1")
                }
                (highlight, subject) = (.whole, .number(number))
            case .app: apps.append(item.value)
            case .limit:
                guard let number = Int(item.value), Self.limits.contains(number) else {
                    throw Self.senseless(item, "a whole number from 1 to \(Self.limits.upperBound)")
                }
                self.limit = number
            case .profile:
                guard let profile = CaptureProfile(rawValue: item.value) else {
                    throw Self.senseless(item, "'phone', 'tablet' or 'desktop'")
                }
                self.profile = profile
            case .kind:
                guard let kind = CaptureKind(rawValue: item.value) else {
                    throw Self.senseless(item, "'photo' or 'screenshot'")
                }
                self.kind = kind
            case .lang, .after, .words, nil: continue
            }
        }
    }

    /// The query parameters of the search, which parse to the same search.
    package var parameters: [Parameter] {
        var parameters: [(QueryName, String)] = [(.limit, "\(limit)"), (.profile, profile.rawValue)]
        parameters += apps.map { (.app, $0) }
        if let kind { parameters.append((.kind, kind.rawValue)) }
        switch subject {
        case .point(let point): parameters.append((.at, "\(point.x),\(point.y)"))
        case .number(let number): parameters.append((.subject, "\(number)"))
        case nil: break
        }
        switch highlight {
        case .whole: break
        case .rectangle(let region):
            parameters.append((.region, "\(region.x),\(region.y),\(region.width),\(region.height)"))
        case .lasso(let points):
            parameters.append((.lasso, points.map { "\($0.x),\($0.y)" }.joined(separator: ",")))
        }
        return parameters.map { ($0.rawValue, $1) }
    }

    private static func numbers(_ item: Parameter) throws(Problem) -> [Double] {
        var numbers: [Double] = []
        for text in item.value.split(separator: ",", maxSplits: 20_000, omittingEmptySubsequences: false) {
            guard let number = Double(text), number.isFinite else { throw senseless(item, "numbers parted by commas") }
            numbers.append(number)
        }
        return numbers
    }

    private static func senseless(_ item: Parameter, _ expected: String) -> Problem {
        let shown = item.value.count > 60 ? item.value.prefix(60) + "…" : item.value[...]
        return Problem(.badRequest, "'\(item.name)=\(shown)' should be \(expected).")
    }
}
