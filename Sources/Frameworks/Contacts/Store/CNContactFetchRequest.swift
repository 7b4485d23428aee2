/// A request for something in the store.
public class CNFetchRequest: NSObject {}

/// A request for contacts, with the properties to fetch and the order.
public final class CNContactFetchRequest: CNFetchRequest {
    /// The condition, or nil for all contacts.
    public var predicate: NSPredicate?
    /// The properties to fetch.
    public var keysToFetch: [any CNKeyDescriptor]
    /// A Boolean value that indicates whether the fetched contacts can be changed.
    public var mutableObjects = false
    /// A Boolean value that indicates whether linked cards may be merged; here each card is a contact.
    public var unifyResults = true
    /// The order.
    public var sortOrder = CNContactSortOrder.none

    /// Creates a request for all contacts.
    public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}
