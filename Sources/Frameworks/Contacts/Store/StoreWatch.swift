import ContactEngine
import StoreEngine
import Synchronization

extension NSNotification.Name {
    /// A notification that contacts have changed, in this program or in any other.
    public static let CNContactStoreDidChange = NSNotification.Name("CNContactStoreDidChangeNotification")
}

/// The watches over address books, which notify the program of changes.
enum StoreWatch {
    private static let watches = Mutex<[[String]: FolderWatch]>([:])

    /// Watches the folders of address books from now on, once for all stores.
    static func begin(for books: ContactBooks, consent: Consent) {
        let folders = books.watched
        watches.withLock { watches in
            guard watches[folders] == nil else { return }
            // Where the kernel has no watch left, contacts can still be used.
            watches[folders] = try? FolderWatch(folders) {
                guard consent.status(of: Consent.app, for: .contacts) == .granted else { return }
                NotificationCenter.default.post(name: .CNContactStoreDidChange, object: nil)
            }
        }
    }
}
