import Testing

@testable import HTTPEngine

@Suite("Which connections end for others")
struct ConnectionTableTests {
    private let start = ContinuousClock.now
    private let me = HTTPPeer(user: 1000)
    private let other = HTTPPeer(user: 1001)

    private func table(connections: Int = 3, bytes: Int = 1 << 20) -> ConnectionTable {
        ConnectionTable(
            limits: HTTPLimits(
                connectionCount: connections,
                bodiesByteCount: bytes,
                headTime: .seconds(5),
                idleTime: .seconds(30),
                bodyBytesPerSecond: 1000,
                bodyPause: .seconds(5)
            )
        )
    }

    private func time(_ seconds: Double) -> ConnectionTable.Instant { start + .seconds(seconds) }

    @Test("The one that has waited longest for a request makes room")
    func makesRoom() {
        var table = table()
        for socket in Int32(1)...3 { #expect(table.open(socket, by: me, at: time(Double(socket))) == []) }
        table.beginWork(1, at: time(4))
        #expect(table.open(4, by: me, at: time(4)) == [.init(socket: 2, reason: nil)])
        // It ends, and isn't chosen again.
        #expect(table.open(5, by: me, at: time(4)) == [.init(socket: 3, reason: nil)])
        table.close(2)
        table.close(3)
        table.beginWork(4, at: time(4))
        table.endRequest(1, at: time(5))
        #expect(table.open(6, by: me, at: time(6)) == [.init(socket: 5, reason: nil)])
    }

    @Test("A client that has many connections waiting gives one of its own")
    func fair() {
        var table = table(connections: 4)
        _ = table.open(1, by: me, at: time(0))
        for socket in Int32(2)...4 { _ = table.open(socket, by: other, at: time(Double(socket))) }
        #expect(table.open(5, by: other, at: time(5)) == [.init(socket: 2, reason: nil)])
        #expect(table.open(6, by: me, at: time(6)) == [.init(socket: 3, reason: nil)])
    }

    @Test("Where all are at work, the newcomer hears that there is no room")
    func crowded() {
        var table = table(connections: 2)
        for socket in Int32(1)...2 {
            _ = table.open(socket, by: me, at: start)
            table.beginWork(socket, at: start)
        }
        #expect(table.open(3, by: me, at: start) == [.init(socket: 3, reason: .crowded)])
    }

    @Test("Where nothing waits, a body that has stalled makes room")
    func stalledMakesRoom() {
        var table = table(connections: 2)
        for socket in Int32(1)...2 {
            _ = table.open(socket, by: me, at: start)
            _ = table.beginBody(socket, announced: 100_000, at: start)
        }
        _ = table.receive(10, on: 2, at: time(1))
        #expect(table.open(3, by: me, at: time(0.5)) == [.init(socket: 3, reason: .crowded)])
        #expect(table.open(4, by: me, at: time(2)) == [.init(socket: 1, reason: .late)])
    }

    @Test("A header, a pause between requests and a body that falls behind have an end")
    func late() {
        var table = table()
        _ = table.open(1, by: me, at: start)
        #expect(table.late(at: time(4.9)) == [])
        #expect(table.late(at: time(5.1)) == [.init(socket: 1, reason: nil)])
        #expect(table.late(at: time(9)) == [])
        _ = table.open(2, by: me, at: start)
        table.endRequest(2, at: time(10))
        #expect(table.late(at: time(39)) == [])
        table.beginHead(2, at: time(39))
        #expect(table.late(at: time(43)) == [])
        #expect(table.late(at: time(45)) == [.init(socket: 2, reason: nil)])
        _ = table.open(3, by: me, at: start)
        table.beginWork(3, at: start)
        #expect(table.late(at: time(1e6)) == [])
    }

    @Test("A body may take any time at its rate, and earns no longer pause by having come fast")
    func rate() {
        var table = table()
        _ = table.open(1, by: me, at: start)
        _ = table.beginBody(1, announced: 1_000_000, at: start)
        for second in 1...100 {
            #expect(table.late(at: time(Double(second))) == [])
            #expect(table.receive(1000, on: 1, at: time(Double(second))).0 == .taken)
        }
        _ = table.receive(500_000, on: 1, at: time(100))
        #expect(table.late(at: time(104.9)) == [])
        #expect(table.late(at: time(105.1)) == [.init(socket: 1, reason: .late)])
        #expect(table.receive(1, on: 1, at: time(105.2)).0 == .over)
        _ = table.open(2, by: me, at: start)
        _ = table.beginBody(2, announced: 1_000_000, at: start)
        // A byte a second is no rate.
        for second in 1...5 { _ = table.receive(1, on: 2, at: time(Double(second))) }
        #expect(table.late(at: time(5.1)) == [.init(socket: 2, reason: .late)])
    }

    @Test("What a body announces takes no memory, and what has come does")
    func budget() {
        var table = table(connections: 10, bytes: 1 << 20)
        for socket in Int32(1)...4 {
            _ = table.open(socket, by: .init(user: UInt32(socket)), at: start)
            #expect(table.beginBody(socket, announced: 1 << 40, at: start).0 == .taken)
        }
        for socket in Int32(1)...4 { #expect(table.receive(250 << 10, on: socket, at: start) == (.taken, [])) }
        // All are as fast: nobody gives way.
        #expect(table.receive(50 << 10, on: 1, at: start) == (.full, []))
        table.release(1)
        #expect(table.receive(200 << 10, on: 2, at: start) == (.taken, []))
        table.endRequest(2, at: start)
        table.close(3)
        #expect(table.receive(500 << 10, on: 4, at: start) == (.taken, []))
    }

    @Test("An upload takes the memory of the body that has stalled longest")
    func evicts() {
        var table = table(connections: 10, bytes: 1 << 20)
        for socket in Int32(1)...3 {
            _ = table.open(socket, by: .init(user: UInt32(socket)), at: start)
            _ = table.beginBody(socket, announced: 1 << 30, at: time(Double(socket)))
            _ = table.receive(300 << 10, on: socket, at: time(Double(socket)))
        }
        _ = table.open(4, by: me, at: time(4))
        #expect(table.beginBody(4, announced: 400 << 10, at: time(4)).0 == .taken)
        #expect(table.receive(400 << 10, on: 4, at: time(4)) == (.taken, [.init(socket: 1, reason: .late)]))
        #expect(table.receive(1, on: 1, at: time(4)).0 == .over)
        #expect(table.receive(300 << 10, on: 4, at: time(4)) == (.taken, [.init(socket: 2, reason: .late)]))
        // The third has its second not stalled yet.
        #expect(table.receive(600 << 10, on: 4, at: time(4)).0 == .full)
    }

    @Test("One client's bodies leave a quarter of the memory to others")
    func share() {
        var table = table(connections: 10, bytes: 1 << 20)
        for socket in Int32(1)...2 {
            _ = table.open(socket, by: me, at: start)
            _ = table.beginBody(socket, announced: 500 << 10, at: start)
        }
        #expect(table.receive(500 << 10, on: 1, at: start).0 == .taken)
        #expect(table.receive(300 << 10, on: 2, at: start).0 == .full)
        _ = table.open(3, by: other, at: start)
        #expect(table.beginBody(3, announced: 250 << 10, at: start).0 == .taken)
        #expect(table.receive(250 << 10, on: 3, at: start).0 == .taken)
        // What stalls makes room for more of its own client's.
        #expect(table.receive(400 << 10, on: 2, at: time(2)).1 == [.init(socket: 1, reason: .late)])
    }

    @Test("Numbers of any size count", arguments: [Int.max, 1 << 62, 0])
    func numbers(_ count: Int) {
        var table = table()
        _ = table.open(1, by: me, at: start)
        _ = table.beginBody(1, announced: count, at: start)
        _ = table.receive(1, on: 1, at: start)
        #expect(table.peer(of: 1) == me)
    }
}
