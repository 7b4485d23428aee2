import ConcurrencyEngine
import Testing

@Suite("A broadcast")
struct BroadcastTests {
    @Test("Tells each listener what happens from then on, in order")
    func tells() async {
        let broadcast = Broadcast<Int>(bufferCount: 8)
        broadcast.send(0)
        let first = broadcast.elements()
        broadcast.send(1)
        let second = broadcast.elements()
        broadcast.send(2)
        broadcast.finish()
        #expect(await Array(first) == [1, 2])
        #expect(await Array(second) == [2])
    }

    @Test("Lets a listener that is far behind miss the oldest")
    func forgets() async {
        let broadcast = Broadcast<Int>(bufferCount: 2)
        let listener = broadcast.elements()
        for number in 1...5 { broadcast.send(number) }
        broadcast.finish()
        #expect(await Array(listener) == [4, 5])
    }

    @Test("Knows a listener until it stops listening")
    func counts() async {
        let broadcast = Broadcast<Int>(bufferCount: 2)
        let task = Task { for await _ in broadcast.elements() {} }
        while broadcast.listenerCount == 0 { await Task.yield() }
        task.cancel()
        await task.value
        #expect(broadcast.listenerCount == 0)
    }
}

extension Array {
    /// Collects a stream that ends.
    fileprivate init(_ stream: AsyncStream<Element>) async {
        self = []
        for await element in stream { append(element) }
    }
}
