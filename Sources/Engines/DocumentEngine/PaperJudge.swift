import Foundation
import GeometryEngine

/// A judgement of outlines: whether what is inside looks like paper, and differs from what is around it.
struct PaperJudge {
    private let paper: PaperPicture

    /// What speaks for an outline.
    struct Verdict {
        /// The color and the light of the paper.
        var sheet: PaperSheet
        /// The confidence, from 0 to 1.
        var confidence: Double
        /// The order among outlines of one picture: of two sheets the larger one counts more.
        var rank: Double
    }

    init(_ paper: PaperPicture) { self.paper = paper }

    /// Judges an outline in pixels of the reduced picture; nil when it is no sheet for certain.
    func verdict(_ corners: Quadrilateral) -> Verdict? {
        let share = corners.area / (paper.size.width * paper.size.height)
        guard corners.isConvex, share > 0.05, overhang(of: corners) < 0.06, let rim = rim(of: corners) else {
            return nil
        }
        guard let sheet = PaperSheet(paper, inside: corners) else { return nil }
        let writing = 0.4 + 0.6 * min(1, sheet.writing / 0.012)
        // Paper is among the lightest things around it, and hardly colored.
        let whiteness = min(1, max(0, (sheet.level - 50) / 60)) * min(1, max(0.3, 1.6 - sheet.chroma / 40))
        let confidence = min(1, rim * min(1, sheet.share / 0.85) * writing * whiteness)
        return Verdict(sheet: sheet, confidence: confidence, rank: confidence * pow(min(share, 1), 0.25))
    }

    /// How far a corner is outside of the picture, as a part of its longer side.
    private func overhang(of corners: Quadrilateral) -> Double {
        let (width, height) = paper.size
        return corners.corners.map { max(-$0.x, -$0.y, $0.x - width, $0.y - height, 0) / max(width, height) }.max() ?? 0
    }

    /// The share of the sides at which something else begins, or nil when too little of them can be seen.
    private func rim(of corners: Quadrilateral) -> Double? {
        let points = corners.corners
        let (count, reach) = (40, 4.0)
        var (seen, visible, cut) = (0.0, 0.0, 0)
        for side in 0..<4 {
            let (a, b) = (points[side], points[(side + 1) % 4])
            let length = max(a.distance(to: b), 1)
            // The corners are clockwise, so the inside is to the right.
            let (nx, ny) = (-(b.y - a.y) / length * reach, (b.x - a.x) / length * reach)
            var (here, different) = (0, 0)
            for step in 0..<count {
                let t = 0.04 + 0.92 * (Double(step) + 0.5) / Double(count)
                let (x, y) = (a.x + t * (b.x - a.x), a.y + t * (b.y - a.y))
                guard let inside = paper.index(at: Point(x: x + nx, y: y + ny)),
                    let outside = paper.index(at: Point(x: x - nx, y: y - ny))
                else { continue }
                here += 1
                if paper.difference(inside, outside) >= 11 { different += 1 }
            }
            guard here > count / 3 else {
                cut += 1
                continue
            }
            let part = Double(different) / Double(here)
            // A side that isn't there can't be made up for by the others.
            guard part > 0.3 else { return nil }
            seen += length
            visible += length * part
        }
        guard cut <= 2, seen > 0 else { return nil }
        // What is cut off can't be checked.
        return visible / seen * (1 - 0.12 * Double(cut))
    }
}

/// The paper inside an outline: one color, under light that changes evenly.
struct PaperSheet {
    /// The brightness as a plane over the picture: at the origin, and its slopes.
    private var plane: (level: Double, x: Double, y: Double)
    private var color: (blue: Double, red: Double)
    /// The brightness of the paper.
    private(set) var level: Double
    /// How far the color is from gray.
    var chroma: Double { abs(color.blue - 128) + abs(color.red - 128) }
    /// The part of the inside that looks like the paper.
    private(set) var share: Double
    /// The part of the inside that strokes cover.
    private(set) var writing: Double

    init?(_ paper: PaperPicture, inside corners: Quadrilateral) {
        (level, share, writing) = (0, 0, 0)
        guard let map = Homography(unitSquareTo: corners) else { return nil }
        var places: [(point: Point, index: Int)] = []
        let side = 36
        for row in 0..<side {
            for column in 0..<side {
                func part(_ step: Int) -> Double { 0.05 + 0.9 * (Double(step) + 0.5) / Double(side) }
                if let point = map.applied(to: Point(x: part(column), y: part(row))),
                    let index = paper.index(at: point)
                {
                    places.append((point, index))
                }
            }
        }
        guard places.count > side * side / 3 else { return nil }
        func median(_ values: [UInt8]) -> Double { Double(values.sorted()[values.count / 2]) }
        color = (median(places.map { paper.blue[$0.index] }), median(places.map { paper.red[$0.index] }))
        // Pictures and blocks of ink on the paper are darker: the paper is what most of the lighter half agrees on.
        let lights = places.map { paper.light[$0.index] }.sorted()
        level = Double(lights[lights.count * 3 / 5])
        plane = (level, 0, 0)
        for width in [40.0, 24, 16, 12] { fit(places.map { ($0.point, Double(paper.light[$0.index])) }, width) }
        share = Double(places.count { isPaper(paper, $0.index, at: $0.point) }) / Double(places.count)
        writing = Double(places.count { paper.stroke[$0.index] > 18 }) / Double(places.count)
    }

    /// Returns whether a pixel looks like the paper.
    func isPaper(_ paper: PaperPicture, _ index: Int, at point: Point) -> Bool {
        let expected = plane.level + plane.x * point.x + plane.y * point.y
        return abs(Double(paper.light[index]) - expected) < 22
            && abs(Double(paper.blue[index]) - color.blue) + abs(Double(paper.red[index]) - color.red) < 14
    }

    /// Fits the plane to the places that are close to it.
    private mutating func fit(_ places: [(point: Point, light: Double)], _ width: Double) {
        var (n, sx, sy, sxx, sxy, syy, sl, sxl, syl) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
        for (point, light) in places {
            let off = (light - plane.level - plane.x * point.x - plane.y * point.y) / width
            let weight = 1 / ((1 + off * off) * (1 + off * off))
            n += weight
            sx += weight * point.x
            sy += weight * point.y
            sxx += weight * point.x * point.x
            sxy += weight * point.x * point.y
            syy += weight * point.y * point.y
            sl += weight * light
            sxl += weight * point.x * light
            syl += weight * point.y * light
        }
        guard n > 0 else { return }
        let (mx, my, ml) = (sx / n, sy / n, sl / n)
        let (xx, xy, yy) = (sxx / n - mx * mx, sxy / n - mx * my, syy / n - my * my)
        let (xl, yl) = (sxl / n - mx * ml, syl / n - my * ml)
        let determinant = xx * yy - xy * xy
        guard determinant > 1e-6 else { return }
        let (a, b) = ((xl * yy - yl * xy) / determinant, (yl * xx - xl * xy) / determinant)
        plane = (ml - a * mx - b * my, a, b)
    }
}
