import CompositingEngine
import RectangleEngine

extension Projection {
    /// Creates the map that takes a rectangle at the origin to a quadrilateral.
    init?(width: Double, height: Double, to corners: [PlanePoint]) {
        guard let unit = Projection(unitSquareTo: corners.map { ($0.x, $0.y) }) else { return nil }
        self = Projection(a: 1 / width, b: 0, c: 0, d: 1 / height, tx: 0, ty: 0).followed(by: unit)
    }

    /// Where a point goes; a point on the horizon stays.
    func moved(_ point: PlanePoint) -> PlanePoint {
        guard let moved = applied(x: point.x, y: point.y) else { return point }
        return PlanePoint(x: moved.x, y: moved.y)
    }
}
