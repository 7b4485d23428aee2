public import PixelEngine

/// Screenshots from Wayland compositors that allow them to all programs, as those built on wlroots do.
public enum WaylandScreen {
    /// Takes a picture of all screens in their arrangement on the desktop.
    ///
    /// The call blocks its thread. Where densities differ, each screen is scaled to the highest.
    public static func screenshot(
        environment: [String: String],
        patience: Patience
    ) throws(DesktopError) -> Raster {
        let desktop = try WaylandDesktop(WaylandConnection(environment: environment), patience)
        guard let sharedMemory = desktop.sharedMemory, let copying = desktop.copying else {
            throw DesktopError(
                code: .missing,
                message: "The Wayland compositor gives no pictures of its screens to programs; its portal has to."
            )
        }
        guard !desktop.outputs.isEmpty else {
            throw DesktopError(code: .failed, message: "The Wayland compositor has no screen. Turn one on.")
        }
        let frame = WaylandFrame(desktop: desktop, sharedMemory: sharedMemory, copying: copying)
        var screens: [ScreenMosaic.Tile] = []
        for output in desktop.outputs {
            let picture = try frame.picture(of: output, patience)
            let size =
                output.logicalSize.map { (Int($0.width), Int($0.height)) }
                ?? (picture.width / Int(output.scale), picture.height / Int(output.scale))
            screens.append(
                ScreenMosaic.Tile(picture, x: Int(output.x), y: Int(output.y), width: size.0, height: size.1)
            )
        }
        return try ScreenMosaic(screens).raster()
    }
}
