/// The screens and interfaces of a compositor that screenshots need.
///
/// Lists the interfaces and binds those that screenshots need. See the protocols `wayland`, `xdg-output-unstable-v1`
/// and `wlr-screencopy-unstable-v1`.
struct WaylandDesktop {
    let connection: WaylandConnection
    /// The identifier of `wl_shm`, through which pixels are shared.
    private(set) var sharedMemory: UInt32?
    /// The identifier of `zwlr_screencopy_manager_v1`, which copies pixels of screens.
    private(set) var copying: UInt32?
    private(set) var outputs: [WaylandOutput] = []
    private var placing: UInt32?
    private let registry: UInt32

    /// Queries a compositor.
    init(_ connection: WaylandConnection, _ patience: Patience) throws(DesktopError) {
        self.connection = connection
        registry = connection.newObject()
        let getRegistry = WaylandMessage(WaylandConnection.display, 1).adding(registry)
        try connection.send(getRegistry, patience)
        try settle(patience)
        guard let placing else { return }
        for index in outputs.indices {
            let place = connection.newObject()
            outputs[index].placeObject = place
            let getPlace = WaylandMessage(placing, 1).adding(place).adding(outputs[index].object)
            try connection.send(getPlace, patience)
        }
        try settle(patience)
    }

    /// Handles events until the compositor has answered all earlier requests.
    private mutating func settle(_ patience: Patience) throws(DesktopError) {
        // Objects bound during the first round trip send their events in the second.
        for _ in 0..<2 {
            let callback = connection.newObject()
            try connection.send(WaylandMessage(WaylandConnection.display, 0).adding(callback), patience)
            while true {
                let event = try connection.nextEvent(patience)
                if event.object == callback { break }
                try take(event, patience)
            }
        }
    }

    private mutating func take(_ event: WaylandMessage, _ patience: Patience) throws(DesktopError) {
        if event.object == registry, event.opcode == 0 { return try bind(event, patience) }
        for index in outputs.indices {
            if event.object == outputs[index].object { try outputs[index].take(event) }
            if event.object == outputs[index].placeObject { try outputs[index].takePlace(event) }
        }
    }

    private mutating func bind(_ global: WaylandMessage, _ patience: Patience) throws(DesktopError) {
        var reader = WaylandMessage.Reader(global)
        let (name, interface, offered) = (try reader.number(), try reader.text(), try reader.number())
        // The first version of a frame describes its layout in one event, and the copy comes after it.
        let newest: [String: UInt32] = [
            "wl_shm": 1, "wl_output": 2, "zwlr_screencopy_manager_v1": 1, "zxdg_output_manager_v1": 2,
        ]
        guard let version = newest[interface], outputs.count < 64 else { return }
        let object = connection.newObject()
        var request = WaylandMessage(registry, 0).adding(name)
        request.append(interface)
        request.append(min(version, offered))
        request.append(object)
        try connection.send(request, patience)
        switch interface {
        case "wl_shm": sharedMemory = object
        case "wl_output": outputs.append(WaylandOutput(object))
        case "zxdg_output_manager_v1": placing = object
        default: copying = object
        }
    }
}
