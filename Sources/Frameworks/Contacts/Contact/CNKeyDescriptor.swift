/// A description of properties to fetch: the key of one, or several that a formatter needs.
public protocol CNKeyDescriptor {}

extension String: CNKeyDescriptor {}

extension NSString: CNKeyDescriptor {}

/// Several keys as one.
final class KeyGroup: NSObject, CNKeyDescriptor, Sendable {
    let keys: Set<String>

    init(_ keys: Set<String>) { self.keys = keys }
}

extension Sequence<any CNKeyDescriptor> {
    /// The keys of all descriptions.
    var keys: Set<String> {
        reduce(into: []) { keys, descriptor in
            switch descriptor {
            case let key as String: keys.insert(key)
            case let key as NSString: keys.insert(key as String)
            case let group as KeyGroup: keys.formUnion(group.keys)
            default: break
            }
        }
    }
}
