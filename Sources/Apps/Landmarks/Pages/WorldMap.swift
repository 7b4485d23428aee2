import Foundation
import FoveaProvider

/// A dotted map of the world with pins.
struct WorldMap: Sendable {
    /// The land as one path of dots, in degrees with north at the top.
    private let dots: HTML

    /// Reads the outlines of the land in the app's bundle.
    static func bundled() throws -> WorldMap {
        let data = try Data(contentsOf: LandmarkStore.resources.appending(path: "World.json"))
        return WorldMap(try JSONDecoder().decode([[[Double]]].self, from: data))
    }

    init(_ outlines: [[[Double]]]) {
        var path = ""
        for row in 0..<48 {
            let latitude = 81 - Double(row) * 2.9
            let coasts = outlines.map { Self.crossings(of: $0, at: latitude) }.filter { !$0.isEmpty }
            // Every other row is shifted by half a step.
            for column in 0..<124 {
                let longitude = -179 + Double(column) * 2.9 + (row.isMultiple(of: 2) ? 0 : 1.45)
                // A point is on land if an odd number of its coasts is east of it.
                guard coasts.contains(where: { !$0.count { longitude < $0 }.isMultiple(of: 2) }) else { continue }
                path += "M\(Self.text(longitude + 180)) \(Self.text(90 - latitude))h0"
            }
        }
        dots = #"<path class="land" d="\#(path)"/>"#
    }

    /// Returns a drawing with places on it; screen readers read its title.
    ///
    /// Around a place the drawing shows the land within some thousand kilometres, otherwise the world.
    func drawing(
        _ places: [Landmark],
        around middle: Landmark? = nil,
        title: String,
        link: (Landmark) -> String? = { _ in nil }
    ) -> HTML {
        let window = middle.map(MapWindow.init) ?? .world
        let (halo, dot) = (Self.text(7 * window.pinScale), Self.text(2.6 * window.pinScale))
        let pins = places.html { place in
            let (x, y) = (Self.text(place.longitude + 180), Self.text(90 - place.latitude))
            let pin: HTML = """
                <circle class="halo" cx="\(x)" cy="\(y)" r="\(halo)"/><circle class="pin" cx="\(x)" cy="\(y)" r="\(dot)"/>
                """
            guard let address = link(place) else { return pin }
            return #"<a href="\#(address)" aria-label="\#(place.name)"><title>\#(place.name)</title>\#(pin)</a>"#
        }
        let role: HTML = places.contains { link($0) != nil } ? "group" : "img"
        let box = [window.x, window.y, window.width, window.height].map(Self.text).joined(separator: " ")
        return """
            <svg class="map" viewBox="\(box)" role="\(role)" aria-label="\(title)">
            \(dots)\(pins)
            </svg>
            """
    }

    private static func text(_ number: Double) -> String { String((number * 10).rounded() / 10) }

    /// The longitudes at which an outline crosses a latitude.
    private static func crossings(of outline: [[Double]], at latitude: Double) -> [Double] {
        zip(outline, outline.dropFirst() + outline.prefix(1)).compactMap { a, b in
            guard (a[1] > latitude) != (b[1] > latitude) else { return nil }
            return (b[0] - a[0]) * (latitude - a[1]) / (b[1] - a[1]) + a[0]
        }
    }
}

/// The part of the world that a map shows, in degrees from its upper left corner.
private struct MapWindow {
    let x: Double
    let y: Double
    let width: Double
    let height: Double

    /// All inhabited land.
    static let world = MapWindow(x: 6, y: 4, width: 350, height: 148)

    /// The scale of a pin: larger if it is the only one.
    var pinScale: Double { (width / Self.world.width).squareRoot() }

    private init(x: Double, y: Double, width: Double, height: Double) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// Creates a window centered on a place as far as the edges of the world allow.
    init(_ middle: Landmark) {
        let world = Self.world
        width = world.width * 0.42
        height = world.height * 0.42
        x = min(max(middle.longitude + 180 - width / 2, world.x), world.x + world.width - width)
        y = min(max(90 - middle.latitude - height / 2, world.y), world.y + world.height - height)
    }
}
