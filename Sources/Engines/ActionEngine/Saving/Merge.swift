/// The merge of what a capture says into an item that there is.
///
/// Three states decide: the item as it was saved last, if that is known, the item as it is, and the draft. What the person
/// has edited since stays as she wrote it, and so does everything if it isn't known what was saved: then only what
/// is empty is filled. What the picture says as it did then is no news, whatever the person made of it.
struct Merge<Item> {
    /// What a picture says, as an item: now, and when the item was saved last.
    struct Reads {
        let now: Item
        let formerly: Item?
    }

    let saved: Item?
    let current: Item
    let new: Item
    let reads: Reads
    private(set) var merged: Item
    /// The names of what was left as it is, though the draft says otherwise.
    private(set) var kept: [String] = []

    init(_ new: Item, into current: Item, saved: Item?, reads: Reads) {
        (self.new, self.current, self.saved, self.reads) = (new, current, saved, reads)
        merged = current
    }

    /// Merges a value.
    mutating func merge<Value: Equatable>(
        _ name: String,
        _ key: WritableKeyPath<Item, Value>,
        isEmpty: (Value) -> Bool
    ) {
        let (wanted, present) = (new[keyPath: key], current[keyPath: key])
        guard wanted != present, !isEmpty(wanted) else { return }
        if let formerly = reads.formerly?[keyPath: key], wanted == reads.now[keyPath: key], wanted == formerly {
            return
        }
        if isEmpty(present) && saved == nil || saved.map({ $0[keyPath: key] == present }) == true {
            merged[keyPath: key] = wanted
        } else {
            kept.append(name)
        }
    }

    /// Merges a value that is nil where there is none.
    mutating func merge<Value: Equatable>(_ name: String, _ key: WritableKeyPath<Item, Value?>) {
        merge(name, key) { $0 == nil }
    }

    /// Merges text that is empty where there is none.
    mutating func merge(_ name: String, _ key: WritableKeyPath<Item, String>) {
        merge(name, key, isEmpty: \.isEmpty)
    }

    /// Adds the values of a list that are new to it.
    mutating func merge<Value: Equatable>(_ key: WritableKeyPath<Item, [Value]>, isSame: (Value, Value) -> Bool) {
        let read = reads.formerly?[keyPath: key].filter { value in
            reads.now[keyPath: key].contains { isSame($0, value) }
        }
        let known = current[keyPath: key] + (saved?[keyPath: key] ?? []) + (read ?? [])
        for value in new[keyPath: key] {
            let isKnown = known.contains { isSame($0, value) }
            if !isKnown { merged[keyPath: key].append(value) }
        }
    }
}
