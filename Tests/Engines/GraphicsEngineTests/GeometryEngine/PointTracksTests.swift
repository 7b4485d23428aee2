import Foundation
import GeometryEngine
import Testing

@Suite("Points of a sequence")
struct PointTracksTests {
    /// The points of a thing of 100 × 100 pixels.
    private static func thing(x: Double, y: Double = 0) -> [Point] {
        (0..<21).map { Point(x: x + Double($0 % 5) * 25, y: y + Double($0 / 5) * 25) }
    }

    /// Numbers from -1 to 1 that repeat from test to test.
    private struct Noise {
        private var state: UInt64 = 7

        mutating func next() -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(state >> 11) / Double(1 << 52) - 1
        }
    }

    private static func deviation(_ numbers: [Double]) -> Double {
        let mean = numbers.reduce(0, +) / Double(numbers.count)
        return (numbers.map { ($0 - mean) * ($0 - mean) }.reduce(0, +) / Double(numbers.count)).squareRoot()
    }

    @Test("What rests hardly moves")
    func rest() {
        var (tracks, noise) = (PointTracks(), Noise())
        var (measured, steady): ([Double], [Double]) = ([], [])
        for frame in 0..<90 {
            let points = Self.thing(x: 50).map { Point(x: $0.x + noise.next(), y: $0.y + noise.next()) }
            let answer = tracks.steadied([points], at: Double(frame) / 30)
            guard frame >= 15 else { continue }
            measured.append(points[4].x)
            steady.append(answer[0][4].x)
        }
        #expect(Self.deviation(steady) < 0.5 * Self.deviation(measured))
    }

    @Test("What moves hardly lags", arguments: [0.5, 2, 5])
    func motion(sizesPerSecond: Double) {
        var tracks = PointTracks()
        var lag = 0.0
        for frame in 0..<60 {
            let points = Self.thing(x: Double(frame) / 30 * sizesPerSecond * 100)
            let answer = tracks.steadied([points], at: Double(frame) / 30)
            if frame >= 15 { lag = max(lag, abs(answer[0][0].x - points[0].x)) }
        }
        // Of its size, which is 100.
        #expect(lag < 2.5)
    }

    @Test("Things keep their own points, whatever their order")
    func order() {
        var tracks = PointTracks()
        _ = tracks.steadied([Self.thing(x: 0), Self.thing(x: 300)], at: 0)
        let answer = tracks.steadied([Self.thing(x: 302), Self.thing(x: 2)], at: 0.03)
        #expect((300...302).contains(answer[0][0].x))
        #expect((0...2).contains(answer[1][0].x))
        #expect(tracks.count == 2)
    }

    @Test("A new thing is answered as it is, one that was away for a moment goes on")
    func appearance() {
        var tracks = PointTracks()
        #expect(tracks.steadied([], at: 0) == [])
        #expect(tracks.steadied([Self.thing(x: 10)], at: 0.1) == [Self.thing(x: 10)])
        #expect(tracks.steadied([Self.thing(x: 500)], at: 0.2) == [Self.thing(x: 500)])
        #expect(tracks.steadied([], at: 0.3) == [])
        #expect(tracks.steadied([Self.thing(x: 504)], at: 0.4) != [Self.thing(x: 504)])
        // The first one wasn't seen for too long.
        #expect(tracks.count == 2)
        _ = tracks.steadied([], at: 0.6)
        #expect(tracks.count == 1)
        // A thing of other points is another one.
        #expect(tracks.steadied([[Point(x: 504, y: 0)]], at: 0.7) == [[Point(x: 504, y: 0)]])
    }

    @Test("After a step back or a pause all is new, and a frame that comes again shows the same")
    func times() {
        var tracks = PointTracks()
        _ = tracks.steadied([Self.thing(x: 0)], at: 5)
        let second = tracks.steadied([Self.thing(x: 4)], at: 5.03)
        #expect(second != [Self.thing(x: 4)])
        #expect(tracks.steadied([Self.thing(x: 4)], at: 5.03) == second)
        #expect(tracks.steadied([Self.thing(x: 8)], at: 1) == [Self.thing(x: 8)])
        #expect(tracks.steadied([Self.thing(x: 12)], at: 9) == [Self.thing(x: 12)])
        #expect(tracks.steadied([Self.thing(x: 16)], at: .nan) == [Self.thing(x: 16)])
    }

    @Test("However many things come, few are remembered")
    func bound() {
        var tracks = PointTracks()
        for frame in 0..<50 {
            let things = (0..<20).map { Self.thing(x: Double($0 * 1000), y: Double(frame * 1000)) }
            _ = tracks.steadied(things, at: Double(frame) * 1e-9)
        }
        #expect(tracks.count == 128)
    }

    @Test("Points in one place, or far away, are safe")
    func hostile() {
        var tracks = PointTracks()
        let place = [Point](repeating: Point(x: 3, y: 3), count: 21)
        for frame in 0..<3 {
            #expect(tracks.steadied([place], at: Double(frame)) == [place])
            let far = tracks.steadied([place.map { Point(x: $0.x * 1e300, y: 0) }], at: Double(frame) + 0.1)
            #expect(far[0].allSatisfy { $0.x.isFinite })
        }
    }
}
