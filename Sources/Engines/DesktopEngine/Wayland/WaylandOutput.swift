import PixelEngine

/// A screen of a compositor.
struct WaylandOutput {
    /// The identifier of the object.
    let object: UInt32
    /// The identifier of the object that tells the place on the desktop, where the compositor has one.
    var placeObject: UInt32?
    /// The place on the desktop, in units that don't depend on the density of pixels.
    var x: Int32 = 0
    var y: Int32 = 0
    /// The size on the desktop in the same units, where the compositor tells it.
    var logicalSize: (width: Int32, height: Int32)?
    var scale: Int32 = 1
    /// How the content is turned on the way to the screen.
    var transform: Int32 = 0

    init(_ object: UInt32) { self.object = object }

    /// Events of `wl_output` and `zxdg_output_v1`.
    private static let (geometry, scaling): (UInt16, UInt16) = (0, 3)
    private static let (logicalPosition, logicalSize): (UInt16, UInt16) = (0, 1)

    /// Takes what an event tells about the screen.
    mutating func take(_ event: WaylandMessage) throws(DesktopError) {
        var reader = WaylandMessage.Reader(event)
        switch event.opcode {
        case Self.geometry:
            let place = (try reader.signedNumber(), try reader.signedNumber())
            if placeObject == nil { (x, y) = place }
            for _ in 0..<3 { _ = try reader.number() }
            for _ in 0..<2 { _ = try reader.text() }
            transform = try reader.signedNumber()
        case Self.scaling: scale = max(1, try reader.signedNumber())
        default: break
        }
    }

    /// Takes what an event tells about the place on the desktop.
    mutating func takePlace(_ event: WaylandMessage) throws(DesktopError) {
        var reader = WaylandMessage.Reader(event)
        switch event.opcode {
        case Self.logicalPosition: (x, y) = (try reader.signedNumber(), try reader.signedNumber())
        case Self.logicalSize: logicalSize = (try reader.signedNumber(), try reader.signedNumber())
        default: break
        }
    }

    /// The orientation of the pixels that a screen shows.
    ///
    /// A transform tells how the content is turned clockwise when it is seen upright, and mirrored after that.
    var orientation: PictureOrientation {
        let known: [PictureOrientation] = [
            .up, .right, .down, .left, .upMirrored, .leftMirrored, .downMirrored, .rightMirrored,
        ]
        return known.indices.contains(Int(transform)) ? known[Int(transform)] : .up
    }
}
