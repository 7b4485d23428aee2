import CSystemd
import Foundation

/// What screen readers read on a desktop of a test's own: the tree of AT-SPI.
package final class AccessibilityBus {
    /// What a program has to know to be read.
    package let environment: [String: String]
    /// Both last as long as somebody reads.
    private let desktop: (TestBus, TestDisplay)
    private let folder: TemporaryFolder
    private let program: LeashedProgram
    private let connection: BusConnection

    /// A Boolean value that indicates whether Debian's at-spi2-core is installed.
    package static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: launcher) }
    private static let launcher = "/usr/libexec/at-spi-bus-launcher"

    /// Starts the bus that assistive programs listen to, beside a message bus and a display.
    package init(beside bus: TestBus, _ display: TestDisplay) throws {
        folder = try TemporaryFolder()
        desktop = (bus, display)
        program = try LeashedProgram(
            [Self.launcher, "--launch-immediately"],
            log: folder.file("log"),
            folder: folder.url,
            // Without a display, the registry of programs ends at once.
            environment: [
                "DBUS_SESSION_BUS_ADDRESS": bus.address, "DISPLAY": display.name, "XDG_RUNTIME_DIR": folder.path,
            ]
        )
        let session = BusConnection(bus.address)
        var address: String?
        for _ in 0..<4500 where address == nil {
            address = session.call("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress") { $0.text() }
            if address == nil { usleep(20_000) }
        }
        connection = BusConnection(address ?? "")
        environment = [
            "DBUS_SESSION_BUS_ADDRESS": bus.address, "AT_SPI_BUS_ADDRESS": address ?? "", "DISPLAY": display.name,
            "ACCESSIBILITY_ENABLED": "1", "GNOME_ACCESSIBILITY": "1",
        ]
        // The registry of programs starts with the first question.
        _ = parts()
    }

    deinit { program.stop() }

    /// Something that a screen reader reads.
    package struct Part: Hashable, Sendable {
        package let role: String
        package let name: String
    }

    /// Everything that programs show now, each before what it contains.
    package func parts() -> [Part] {
        var parts: [Part] = []
        read("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root", &parts)
        return parts
    }

    private func read(_ program: String, _ path: String, _ parts: inout [Part]) {
        // What goes on for ever is no page.
        guard parts.count < 5_000 else { return }
        let interface = "org.a11y.atspi.Accessible"
        let role = connection.call(program, path, interface, "GetRoleName") { $0.text() }
        guard let role else { return }
        parts.append(Part(role: role, name: connection.property(program, path, interface, "Name") ?? ""))
        let children = connection.call(program, path, interface, "GetChildren") { $0.references() } ?? []
        for (program, path) in children { read(program, path, &parts) }
    }
}

/// A connection to a bus, for questions.
private final class BusConnection {
    private var bus: OpaquePointer?

    init(_ address: String) {
        sd_bus_new(&bus)
        sd_bus_set_address(bus, address)
        sd_bus_set_bus_client(bus, 1)
        sd_bus_start(bus)
    }

    deinit { sd_bus_flush_close_unref(bus) }

    /// Asks something, and reads the answer; nil where there is none.
    func call<Answer>(
        _ program: String,
        _ path: String,
        _ interface: String,
        _ member: String,
        read: (OpaquePointer) -> Answer?
    ) -> Answer? {
        var (message, reply): (OpaquePointer?, OpaquePointer?)
        guard sd_bus_message_new_method_call(bus, &message, program, path, interface, member) >= 0 else { return nil }
        defer { sd_bus_message_unref(message) }
        guard sd_bus_call(bus, message, 5_000_000, nil, &reply) >= 0, let reply else { return nil }
        defer { sd_bus_message_unref(reply) }
        return read(reply)
    }

    func property(_ program: String, _ path: String, _ interface: String, _ name: String) -> String? {
        var text: UnsafeMutablePointer<CChar>?
        guard sd_bus_get_property_string(bus, program, path, interface, name, nil, &text) >= 0, let text else {
            return nil
        }
        defer { free(text) }
        return String(cString: text)
    }
}

extension OpaquePointer {
    /// Reads a text of a message, or a path.
    fileprivate func text(_ type: Character = "s") -> String? {
        var text: UnsafePointer<CChar>?
        guard sd_bus_message_read_basic(self, CChar(type.asciiValue ?? 0), &text) > 0 else { return nil }
        return text.map { String(cString: $0) }
    }

    /// Reads a list of objects, each with the program that has it.
    fileprivate func references() -> [(program: String, path: String)] {
        var references: [(String, String)] = []
        sd_bus_message_enter_container(self, CChar(UInt8(ascii: "a")), "(so)")
        while sd_bus_message_enter_container(self, CChar(UInt8(ascii: "r")), "so") > 0 {
            if let program = text(), let path = text("o") { references.append((program, path)) }
            sd_bus_message_exit_container(self)
        }
        return references
    }
}
