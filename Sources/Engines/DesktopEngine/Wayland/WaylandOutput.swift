import PixelEngine

/// A screen of a compositor.
struct WaylandOutput {
    /// The identifier of the object.
    let object: UInt32
    /// The identifier of the object that reports the position on the desktop, if the compositor has one.
    var placeObject: UInt32?
    /// The position on the desktop, in logical pixels.
    var x: Int32 = 0
    var y: Int32 = 0
    /// The size on the desktop in logical pixels, if the compositor reports it.
    var logicalSize: (width: Int32, height: Int32)?
    var scale: Int32 = 1
    /// The transform of the content on its way to the screen.
    var transform: Int32 = 0

    init(_ object: UInt32) { self.object = object }

    /// Events of `wl_output` and `zxdg_output_v1`.
    private static let (geometry, scaling): (UInt16, UInt16) = (0, 3)
    private static let (logicalPosition, logicalSize): (UInt16, UInt16) = (0, 1)

    /// Handles an event of the output.
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

    /// Handles an event about the position on the desktop.
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
    /// A transform tells how upright content is rotated clockwise and mirrored after that.
    var orientation: PictureOrientation {
        let known: [PictureOrientation] = [
            .up, .right, .down, .left, .upMirrored, .leftMirrored, .downMirrored, .rightMirrored,
        ]
        return known.indices.contains(Int(transform)) ? known[Int(transform)] : .up
    }
}
