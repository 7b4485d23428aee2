public import Foundation
import Synchronization

// @unchecked Sendable: the only stored property is a mutex around values and an attribute set, which is Sendable. A
// subclass vouches for what it adds.
/// An item of an app that people can find.
open class CSSearchableItem: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    struct State: Sendable {
        var uniqueIdentifier: String
        var domainIdentifier: String?
        var expirationDate: Date?
        var attributeSet: CSSearchableItemAttributeSet
        var priority = 0
    }

    private let state: Mutex<State>

    /// A Boolean value that indicates whether the class can be archived safely: true.
    public class var supportsSecureCoding: Bool { true }

    /// Creates an item.
    ///
    /// - Parameters:
    ///   - uniqueIdentifier: What the app finds the item by; nil makes one up.
    ///   - domainIdentifier: The group of the item. Dots separate a group from those inside it.
    ///   - attributeSet: What is known about the item.
    public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
        state = Mutex(
            State(
                uniqueIdentifier: uniqueIdentifier ?? UUID().uuidString,
                domainIdentifier: domainIdentifier,
                // Items that an app never mentions again are gone after a month.
                expirationDate: Calendar(identifier: .gregorian).date(byAdding: .month, value: 1, to: Date()),
                attributeSet: attributeSet
            )
        )
    }

    init(_ state: State) {
        self.state = Mutex(state)
    }

    /// Creates an item from an archive.
    public required init?(coder: NSCoder) {
        guard let identifier = coder.decodeObject(of: NSString.self, forKey: "identifier"),
            let attributes = coder.decodeObject(of: CSSearchableItemAttributeSet.self, forKey: "attributes")
        else { return nil }
        let domain = coder.decodeObject(of: NSString.self, forKey: "domain")
        state = Mutex(
            State(
                uniqueIdentifier: String(describing: identifier),
                domainIdentifier: domain.map(String.init(describing:)),
                expirationDate: coder.containsValue(forKey: "expires")
                    ? Date(timeIntervalSinceReferenceDate: coder.decodeDouble(forKey: "expires")) : nil,
                attributeSet: attributes,
                priority: coder.decodeInteger(forKey: "priority")
            )
        )
    }

    /// Writes the item to an archive.
    open func encode(with coder: NSCoder) {
        let state = snapshot
        coder.encode(NSString(string: state.uniqueIdentifier), forKey: "identifier")
        coder.encode(state.domainIdentifier.map { NSString(string: $0) }, forKey: "domain")
        if let date = state.expirationDate { coder.encode(date.timeIntervalSinceReferenceDate, forKey: "expires") }
        coder.encode(state.attributeSet, forKey: "attributes")
        coder.encode(state.priority, forKey: "priority")
    }

    /// Returns an item with the same content.
    open func copy(with zone: NSZone? = nil) -> Any {
        var state = snapshot
        state.attributeSet = CSSearchableItemAttributeSet(state.attributeSet.values)
        return CSSearchableItem(state)
    }

    var snapshot: State { state.withLock { $0 } }
}

// MARK: - What an item has

extension CSSearchableItem {
    /// What the app finds the item by.
    public var uniqueIdentifier: String {
        get { snapshot.uniqueIdentifier }
        set { state.withLock { $0.uniqueIdentifier = newValue } }
    }

    /// The group of the item; dots separate a group from those inside it.
    public var domainIdentifier: String? {
        get { snapshot.domainIdentifier }
        set { state.withLock { $0.domainIdentifier = newValue } }
    }

    /// The time when the item is no longer found, a month from its making unless set.
    ///
    /// `Date.distantFuture`, like nil, keeps the item for ever.
    public var expirationDate: Date! {
        get { snapshot.expirationDate }
        set { state.withLock { $0.expirationDate = newValue } }
    }

    /// What is known about the item.
    public var attributeSet: CSSearchableItemAttributeSet {
        get { snapshot.attributeSet }
        set { state.withLock { $0.attributeSet = newValue } }
    }

    /// The importance among the items of the app; 10 counts twice as much as 0.
    package var priority: Int {
        get { snapshot.priority }
        set { state.withLock { $0.priority = newValue } }
    }
}
