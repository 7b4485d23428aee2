import Dispatch
import Synchronization

extension TextEngine {
    /// Loads the networks that reading with options needs, so that the first picture needn't wait for them.
    ///
    /// Blocks for some tenths of a second. Throws an `InferenceError` when the networks can't be loaded.
    public func load(_ options: TextOptions = TextOptions()) throws {
        let failure = Mutex<(any Error)?>(nil)
        // Each takes about as long as the other.
        DispatchQueue.concurrentPerform(iterations: 2) { part in
            do {
                if part == 0 {
                    _ = try finder(options.level)
                } else if options.languages.isEmpty
                    || options.languages.contains(where: NetworkReader.languages.contains)
                {
                    _ = try network(options.level)
                }
            } catch {
                failure.withLock { $0 = error }
            }
        }
        if let error = failure.withLock({ $0 }) { throw error }
    }
}
