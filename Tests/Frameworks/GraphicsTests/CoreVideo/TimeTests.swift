import CoreMedia
import Testing

@Suite("Times")
struct TimeTests {
    private func time(_ value: Int64, _ timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }

    @Test("Sums get the least common denominator")
    func sums() {
        let sum = time(1, 24) + time(1, 30)
        #expect(sum.value == 9)
        #expect(sum.timescale == 120)
        #expect(!sum.hasBeenRounded)
        let difference = time(1, 600) - time(3, 600)
        #expect(difference.value == -2)
        #expect(difference.timescale == 600)
    }

    @Test("A common denominator that is too large is rounded to the largest")
    func largeDenominators() {
        let sum = time(1, .max) + time(1, .max - 1)
        #expect(sum.timescale == .max)
        #expect(sum.value == 2)
        #expect(sum.hasBeenRounded)
    }

    @Test("A value that is too large halves the denominator, and in the end is infinite")
    func overflow() {
        let sum = time(.max, 4) + time(.max, 4)
        #expect(sum.timescale == 2)
        #expect(sum.hasBeenRounded)
        #expect(sum.seconds == time(.max, 4).seconds * 2)
        #expect((time(.max, 1) + time(.max, 1)).isPositiveInfinity)
        #expect((time(-.max, 1) - time(.max, 1)).isNegativeInfinity)
    }

    @Test("Special times follow their own rules")
    func special() {
        #expect((CMTime.positiveInfinity + time(1, 1)).isPositiveInfinity)
        #expect(!(CMTime.positiveInfinity + .negativeInfinity).isValid)
        #expect((CMTime.positiveInfinity - .negativeInfinity).isPositiveInfinity)
        #expect((CMTime.indefinite + time(1, 1)).isIndefinite)
        #expect(!(CMTime.invalid + time(1, 1)).isValid)
        #expect(CMTime.invalid.seconds.isNaN)
        #expect(CMTime.positiveInfinity.seconds == .infinity)
        #expect(!time(1, 0).isValid)
    }

    @Test("Times are ordered by length, whatever the denominator")
    func order() {
        #expect(time(1, 2) == time(300, 600))
        #expect(time(1, 2).hashValue == time(300, 600).hashValue)
        let sorted: [CMTime] = [
            .negativeInfinity, time(-1, 2), .zero, time(1, 3), .indefinite, .positiveInfinity, .invalid,
        ]
        #expect(sorted.reversed().sorted() == sorted)
        #expect(CMTimeCompare(time(1, 3), time(1, 2)) == -1)
    }

    @Test(
        "Seconds become the nearest unit",
        arguments: [(0.5, 600, 300, false), (1.0 / 3, 600, 200, false), (0.0012, 600, 1, true), (-2.5, 1, -3, true)]
            as [(Double, Int32, Int64, Bool)]
    )
    func seconds(seconds: Double, timescale: Int32, value: Int64, wasRounded: Bool) {
        let time = CMTime(seconds: seconds, preferredTimescale: timescale)
        #expect(time.value == value)
        #expect(time.hasBeenRounded == wasRounded)
    }

    @Test(
        "Every way of rounding",
        arguments: [
            (.roundHalfAwayFromZero, 3, -3), (.roundTowardZero, 2, -2), (.roundAwayFromZero, 3, -3),
            (.quickTime, 3, -3), (.roundTowardPositiveInfinity, 3, -2), (.roundTowardNegativeInfinity, 2, -3),
        ] as [(CMTimeRoundingMethod, Int64, Int64)]
    )
    func rounding(method: CMTimeRoundingMethod, positive: Int64, negative: Int64) {
        #expect(time(5, 2).convertScale(1, method: method).value == positive)
        #expect(time(-5, 2).convertScale(1, method: method).value == negative)
        #expect(time(4, 2).convertScale(1, method: method).value == 2)
    }

    @Test("Products")
    func products() {
        #expect(CMTimeMultiply(time(1, 30), multiplier: 15) == time(1, 2))
        #expect(CMTimeMultiplyByRatio(time(100, 600), multiplier: 1, divisor: 3).value == 33)
        #expect(CMTimeMultiplyByFloat64(time(100, 600), multiplier: 1.5).value == 150)
        #expect(CMTimeMultiply(.positiveInfinity, multiplier: -2).isNegativeInfinity)
        #expect(CMTimeAbsoluteValue(time(-7, 3)) == time(7, 3))
        #expect(CMTimeMinimum(time(1, 3), time(1, 2)) == time(1, 3))
    }

    @Test("Spans hold their start and not their end")
    func ranges() {
        let range = CMTimeRange(start: time(1, 1), end: time(3, 1))
        #expect(range.duration == time(2, 1))
        #expect(range.containsTime(time(1, 1)))
        #expect(!range.containsTime(time(3, 1)))
        let other = CMTimeRange(start: time(2, 1), duration: time(5, 1))
        #expect(range.intersection(other) == CMTimeRange(start: time(2, 1), end: time(3, 1)))
        #expect(range.union(other) == CMTimeRange(start: time(1, 1), end: time(7, 1)))
        #expect(range.intersection(CMTimeRange(start: time(3, 1), duration: time(1, 1))).isEmpty)
        #expect(!CMTimeRange(start: .zero, duration: time(-1, 1)).isValid)
        #expect(!CMTimeRange.invalid.containsTime(.zero))
        #expect(range.containsTimeRange(CMTimeRange(start: time(3, 2), end: time(3, 1))))
    }
}
