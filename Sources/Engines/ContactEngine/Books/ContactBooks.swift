import Foundation
package import StoreEngine
import Synchronization

/// The address books of a person: folders with a file for each card, which other programs read and write, too.
package final class ContactBooks: Sendable {
    /// What was read of a folder, so that an unchanged file isn't read again.
    private struct Known {
        var contents: FolderContents?
        var cards: [String: (version: StoredItem.Version, cards: [BookContents.ReadCard])] = [:]
    }

    /// The environment that says where the folders are.
    package let environment: [String: String]
    private let known = Mutex<[String: Known]>([:])
    /// Changes of this program come one after the other.
    private let saving = Mutex(())

    /// Creates the books that an environment names.
    package init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        self.environment = environment
    }

    /// The folders to watch for changes.
    package var watched: [String] { StorePlaces.contacts(environment: environment).watched }

    /// The address books; the first one that can be written is for new contacts.
    package var books: [BookContents.Book] {
        let places = StorePlaces.contacts(environment: environment)
        var books = places.collections.map { place in
            BookContents.Book(
                name: place.folder.displayName ?? place.name,
                isReadOnly: place.isReadOnly,
                folder: place.folder
            )
        }
        // Some keep their cards in the folder of the address books itself.
        let root = ItemFolder(at: places.root, fileExtension: "vcf")
        let isConfigured = books.contains { ($0.identifier as NSString).deletingLastPathComponent != places.root }
        let names = isConfigured ? nil : try? FileManager.default.contentsOfDirectory(atPath: places.root)
        if names?.contains(where: { $0.hasSuffix(".vcf") }) == true {
            books.append(BookContents.Book(name: root.displayName ?? root.name, isReadOnly: false, folder: root))
        }
        guard books.isEmpty else { return books }
        // It is made with the first contact.
        let folder = ItemFolder(at: "\(places.root)/contacts", fileExtension: "vcf")
        return [BookContents.Book(name: "contacts", isReadOnly: false, folder: folder)]
    }

    /// Reads the books; a file that is no card doesn't hide others.
    package func contents() throws(ContactError) -> BookContents {
        var contents = BookContents(books: books)
        for book in contents.books {
            let path = book.folder.path
            var state = known.withLock { $0[path] } ?? Known()
            do throws(StoreError) {
                state.contents =
                    if let known = state.contents {
                        try book.folder.contents(reusing: known)
                    } else {
                        try book.folder.contents()
                    }
            } catch {
                guard error.code == .missing else { throw ContactError(error, identifier: path) }
                state = Known()
            }
            let items = state.contents?.items ?? [:]
            state.cards = state.cards.filter { items[$0.key] != nil }
            for item in items.values where state.cards[item.name]?.version != item.version {
                state.cards[item.name] = (item.version, Self.cards(of: item))
            }
            for (name, read) in state.cards.sorted(by: { $0.key < $1.key }) {
                guard let item = items[name] else { continue }
                for card in read.cards { contents.append(BookContents.Entry(book: book, item: item, read: card)) }
            }
            let read = state
            known.withLock { $0[path] = read }
        }
        return contents
    }

    /// Returns the cards of a file; one that can't be read has none.
    private static func cards(of item: StoredItem) -> [BookContents.ReadCard] {
        let cards = (try? VCard.cards(in: item.content)) ?? []
        let stem = (item.name as NSString).deletingPathExtension
        return cards.enumerated().map { index, card in
            let identifier = index == 0 ? stem : "\(stem)#\(index + 1)"
            return BookContents.ReadCard(card, identifier: identifier, isAlone: cards.count == 1)
        }
    }

    /// Makes changes, all or none.
    ///
    /// Another program may change a card at the same time; the changes are then made to its version.
    package func save(_ changes: [ContactChange]) throws(ContactError) {
        try saving.withLock { _ throws(ContactError) in
            for attempt in 1... {
                let transaction = try transaction(changes)
                do throws(ContactError) {
                    return try transaction.commit()
                } catch {
                    guard error.code == .changed, attempt < 5 else { throw error }
                }
            }
        }
    }

    /// Returns the changes of files that changes of contacts need, without making them.
    package func edits(for changes: [ContactChange]) throws(ContactError) -> [ItemEdit] {
        try transaction(changes).fileEdits
    }

    private func transaction(_ changes: [ContactChange]) throws(ContactError) -> BookTransaction {
        var transaction = BookTransaction(try contents())
        for change in changes { try transaction.stage(change) }
        return transaction
    }
}
