public import Foundation

/// A formatter that joins items to a list, such as "a, b, and c".
///
/// The words and the punctuation are those of the locale.
open class ListFormatter: Formatter {
    /// The locale of the list.
    open var locale: Locale! = .autoupdatingCurrent
    /// The formatter of an item, or nil for descriptions.
    open var itemFormatter: Formatter?

    /// Joins texts in the current locale.
    open class func localizedString(byJoining strings: [String]) -> String {
        strings.formatted(.list(type: .and))
    }

    /// Joins items, or returns nil when the formatter has no text for one of them.
    open func string(from items: [Any]) -> String? {
        var texts: [String] = []
        for item in items {
            guard let formatter = itemFormatter else {
                texts.append(String(describing: item))
                continue
            }
            guard let text = formatter.string(for: item) else { return nil }
            texts.append(text)
        }
        return texts.formatted(.list(type: .and).locale(locale ?? .autoupdatingCurrent))
    }

    /// Joins the items of an array, or returns nil for another object.
    open override func string(for object: Any?) -> String? {
        (object as? [Any]).flatMap { string(from: $0) }
    }
}
