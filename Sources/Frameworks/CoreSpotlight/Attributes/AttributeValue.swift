import Foundation

/// The value of an attribute, as the index keeps it.
enum AttributeValue: Codable, Hashable, Sendable {
    case text(String)
    case integer(Int64)
    case real(Double)
    case flag(Bool)
    case date(Date)
    case data(Data)
    case url(URL)
    case list([AttributeValue])

    /// The words in the value.
    var words: [String] {
        switch self {
        case .text(let text): [text]
        case .list(let values): values.flatMap(\.words)
        default: []
        }
    }
}

// MARK: - Foundation's objects

extension AttributeValue {
    init(_ number: NSNumber) {
        switch String(cString: number.objCType) {
        case "d", "f": self = .real(number.doubleValue)
        case "c" where number == NSNumber(value: true) || number == NSNumber(value: false):
            self = .flag(number.boolValue)
        default: self = .integer(number.int64Value)
        }
    }

    /// Creates the value of an object, or returns nil for an object of another class.
    init?(_ object: Any) {
        switch object {
        case let text as String: self = .text(text)
        case let text as NSString: self = .text(String(describing: text))
        case let number as NSNumber: self.init(number)
        case let date as Date: self = .date(date)
        case let date as NSDate: self = .date(Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate))
        case let data as Data: self = .data(data)
        case let data as NSData: self = .data(Data(referencing: data))
        case let url as URL: self = .url(url)
        case let url as NSURL:
            guard let url = url.absoluteURL else { return nil }
            self = .url(url)
        case let array as NSArray:
            let values = array.map(AttributeValue.init)
            guard !values.contains(where: { $0 == nil }) else { return nil }
            self = .list(values.compactMap(\.self))
        case let array as [Any]:
            let values = array.map(AttributeValue.init)
            guard !values.contains(where: { $0 == nil }) else { return nil }
            self = .list(values.compactMap(\.self))
        default: return nil
        }
    }

    /// The value as a number, or nil for another kind.
    var number: NSNumber? {
        switch self {
        case .integer(let number): NSNumber(value: number)
        case .real(let number): NSNumber(value: number)
        case .flag(let flag): NSNumber(value: flag)
        default: nil
        }
    }

    /// The value as an object that can be archived.
    var object: any NSSecureCoding {
        switch self {
        case .text(let text): NSString(string: text)
        case .integer(let number): NSNumber(value: number)
        case .real(let number): NSNumber(value: number)
        case .flag(let flag): NSNumber(value: flag)
        case .date(let date): NSDate(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate)
        case .data(let data): NSData(data: data)
        case .url(let url): NSURL(string: url.absoluteString) ?? NSURL(fileURLWithPath: url.path)
        case .list(let values): NSArray(array: values.map { $0.object as Any })
        }
    }
}
