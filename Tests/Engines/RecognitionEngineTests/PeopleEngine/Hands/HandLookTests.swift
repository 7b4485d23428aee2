import Foundation
import GeometryEngine
import Testing

@testable import PeopleEngine

@Suite("Looks at a hand")
struct HandLookTests {
    /// A hand with its wrist at the origin, the knuckles in a row at a distance of 100, turned by an angle.
    private func look(angle: Double = 0, presence: Double = 1, rightness: Double = 1, shift: Double = 0) -> HandLook {
        var points = [Point(x: 0, y: 0)]
        for finger in 0..<5 {
            for joint in 0..<4 {
                let (x, y) = (
                    Double(finger - 2) * 25, finger == 0 ? -40 - 15 * Double(joint) : -100 - 30 * Double(joint)
                )
                points.append(Point(x: x + shift, y: y))
            }
        }
        return HandLook(
            points: points.map { point in
                Point(
                    x: point.x * cos(angle) - point.y * sin(angle),
                    y: point.x * sin(angle) + point.y * cos(angle)
                )
            },
            presence: presence,
            rightness: rightness
        )
    }

    @Test("The region turns with the hand, and has the fingers up", arguments: [-3.0, -1.2, 0, 0.4, 1.6, 3.1])
    func region(angle: Double) {
        let region = look(angle: angle).region
        #expect(abs(sin(region.angle - angle)) < 1e-9 && cos(region.angle - angle) > 0)
        // From the wrist to the joints behind the knuckles, twice.
        #expect(abs(region.width - 260) < 1e-9 && region.height == region.width)
        let wrist = region.place(of: Point(x: 0, y: 0))
        #expect(wrist.y > 0.7 && wrist.y < 0.9)
    }

    @Test("A palm's region is above it, two and a half times as large", arguments: [0, 1, 2.5, -1.5])
    func palm(angle: Double) {
        let up = Point(x: 200 + 30 * sin(angle), y: 200 - 30 * cos(angle))
        let palm = Detection(
            box: Rect(x: 150, y: 150, width: 100, height: 100),
            points: [Point(x: 200, y: 200), Point(x: 200, y: 200), up],
            confidence: 1
        )
        let region = palm.handRegion
        #expect(abs(region.angle - angle) < 1e-9 && abs(region.width - 260) < 1e-9)
        #expect(abs(region.center.x - 200 - 50 * sin(angle)) < 1e-9)
        #expect(abs(region.center.y - 200 + 50 * cos(angle)) < 1e-9)
    }

    @Test("Looks that agree are sure of the joints; those that don't show no hand")
    func agreement() throws {
        let same = try #require(HandFinding(look(), look(rightness: 0.5)))
        #expect(same.certainties.allSatisfy { $0 == 1 } && same.rightness == 0.75 && same.confidence == 1)
        let near = try #require(HandFinding(look(), look(shift: 10)))
        // The wrists are the same.
        #expect(near.certainties[0] == 1 && near.certainties[1...].allSatisfy { (0.5...0.7).contains($0) })
        #expect(near.points == look().points)
        #expect(HandFinding(look(), look(shift: 80)) == nil)
        let turned = try #require(HandFinding(look(angle: 2), look(angle: 2)))
        #expect(same.isSame(as: near) && !same.isSame(as: turned))
    }

    @Test("A look without a hand, or with places that are no numbers, shows none")
    func gates() {
        #expect(HandFinding(look(presence: 0.4), look()) == nil && HandFinding(look(), look(presence: .nan)) == nil)
        #expect(HandFinding(look(), look(shift: .infinity)) == nil && !look(shift: .nan).showsHand)
    }
}
