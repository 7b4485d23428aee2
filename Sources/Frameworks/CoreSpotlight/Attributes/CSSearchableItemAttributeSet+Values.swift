import Foundation

// The attributes by name and kind; the properties of the set are one line each on top of these.
extension CSSearchableItemAttributeSet {
    subscript(value key: String) -> AttributeValue? {
        get { values.values[key] }
        set { change { $0.values[key] = newValue } }
    }

    subscript(text key: String) -> String? {
        get { if case .text(let text)? = self[value: key] { text } else { nil } }
        set { self[value: key] = newValue.map { .text($0) } }
    }

    subscript(texts key: String) -> [String]? {
        get { if case .list(let values)? = self[value: key] { values.flatMap(\.words) } else { nil } }
        set { self[value: key] = newValue.map { .list($0.map { .text($0) }) } }
    }

    subscript(number key: String) -> NSNumber? {
        get { self[value: key]?.number }
        set { self[value: key] = newValue.map { AttributeValue($0) } }
    }

    subscript(date key: String) -> Date? {
        get { if case .date(let date)? = self[value: key] { date } else { nil } }
        set { self[value: key] = newValue.map { .date($0) } }
    }

    subscript(dates key: String) -> [Date]? {
        get {
            guard case .list(let values)? = self[value: key] else { return nil }
            return values.compactMap { if case .date(let date) = $0 { date } else { nil } }
        }
        set { self[value: key] = newValue.map { .list($0.map { .date($0) }) } }
    }

    subscript(data key: String) -> Data? {
        get { if case .data(let data)? = self[value: key] { data } else { nil } }
        set { self[value: key] = newValue.map { .data($0) } }
    }

    subscript(url key: String) -> URL? {
        get { if case .url(let url)? = self[value: key] { url } else { nil } }
        set { self[value: key] = newValue.map { .url($0) } }
    }
}
