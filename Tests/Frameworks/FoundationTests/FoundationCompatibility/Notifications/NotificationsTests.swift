import Foundation
import Testing

@testable import FoundationCompatibility

extension Notification.Name {
    fileprivate static let catalogChanged = Notification.Name("CatalogChanged")
}

/// An object that sends notifications.
private final class Sender: Sendable {}

@Suite("Notifications as a sequence", .timeLimit(.minutes(10)))
struct NotificationsTests {
    @Test("Delivers what many tasks post, each once")
    func many() async {
        let center = NotificationCenter()
        let notifications = center.notifications(named: .catalogChanged)
        let count = 5_000
        await withTaskGroup(of: Void.self) { group in
            for start in 0..<10 {
                group.addTask {
                    for index in 0..<count / 10 {
                        center.post(name: .catalogChanged, object: nil, userInfo: ["index": start * count / 10 + index])
                    }
                }
            }
            var seen: Set<Int> = []
            var received = 0
            for await notification in notifications {
                received += 1
                if let index = notification.userInfo?["index"] as? Int { seen.insert(index) }
                if received == count { break }
            }
            #expect(seen.count == count)
        }
    }

    @Test("Keeps what is posted while the body of the loop is busy, in order")
    func busy() async {
        let center = NotificationCenter()
        var iterator = center.notifications(named: .catalogChanged).makeAsyncIterator()
        for index in 0..<1_000 {
            center.post(name: .catalogChanged, object: nil, userInfo: ["index": index])
        }
        var order: [Int?] = []
        for _ in 0..<1_000 {
            order.append(await iterator.next()?.userInfo?["index"] as? Int)
        }
        #expect(order == Array(0..<1_000))
    }

    @Test("Gives the first loop what was posted before it began")
    func early() async {
        let center = NotificationCenter()
        let notifications = center.notifications(named: .catalogChanged)
        center.post(name: .catalogChanged, object: nil)
        var iterator = notifications.makeAsyncIterator()
        #expect(await iterator.next()?.name == .catalogChanged)
    }

    @Test("Listens to one name and one sender")
    func filter() async {
        let center = NotificationCenter()
        let sender = Sender()
        var iterator = center.notifications(named: .catalogChanged, object: sender).makeAsyncIterator()
        center.post(name: .catalogChanged, object: Sender())
        center.post(name: Notification.Name("Another"), object: sender)
        center.post(name: .catalogChanged, object: sender, userInfo: ["index": 1])
        let notification = await iterator.next()
        #expect(notification?.userInfo?["index"] as? Int == 1)
        #expect(notification?.object as? Sender === sender)
    }

    @Test("Ends with its task")
    func cancellation() async {
        let center = NotificationCenter()
        let (arrivals, arrival) = AsyncStream.makeStream(of: Void.self)
        let task = Task {
            for await _ in center.notifications(named: .catalogChanged) { arrival.yield() }
            return true
        }
        let posting = Task {
            while !Task.isCancelled {
                center.post(name: .catalogChanged, object: nil)
                try await Task.sleep(for: .milliseconds(1))
            }
        }
        // Once a post arrives the loop runs, and a wait after it is the one to be cancelled.
        for await _ in arrivals { break }
        posting.cancel()
        _ = await posting.result
        task.cancel()
        #expect(await task.value)
    }

    @Test("Ends in a task that is cancelled already")
    func cancelledBefore() async {
        let center = NotificationCenter()
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            var iterator = center.notifications(named: .catalogChanged).makeAsyncIterator()
            center.post(name: .catalogChanged, object: nil)
            return await iterator.next() == nil
        }
        #expect(await task.value)
    }

    @Test("Serves two loops, each with everything")
    func twoLoops() async {
        let center = NotificationCenter()
        let notifications = center.notifications(named: .catalogChanged)
        var first = notifications.makeAsyncIterator()
        var second = notifications.makeAsyncIterator()
        center.post(name: .catalogChanged, object: nil, userInfo: ["index": 7])
        #expect(await first.next()?.userInfo?["index"] as? Int == 7)
        #expect(await second.next()?.userInfo?["index"] as? Int == 7)
    }

    @Test("Stays on the actor of the loop")
    @MainActor
    func isolation() async {
        let center = NotificationCenter()
        let notifications = center.notifications(named: .catalogChanged)
        center.post(name: .catalogChanged, object: nil)
        for await notification in notifications {
            MainActor.assertIsolated()
            #expect(notification.name == .catalogChanged)
            break
        }
    }

    @Test("Stops listening once nobody reads")
    func release() {
        let center = NotificationCenter()
        weak var sequence: NotificationCenter.Notifications?
        weak var buffer: NotificationBuffer?
        do {
            let notifications = center.notifications(named: .catalogChanged)
            sequence = notifications
            let subscription = NotificationSubscription(center: center, name: .catalogChanged, object: nil)
            let listening = subscription.begin()
            buffer = listening
            center.post(name: .catalogChanged, object: nil)
            #expect(buffer != nil)
        }
        #expect(sequence == nil)
        #expect(buffer == nil)
    }
}
