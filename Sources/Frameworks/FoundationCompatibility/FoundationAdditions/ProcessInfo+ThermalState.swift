public import Foundation

extension ProcessInfo {
    /// How hot the machine is.
    public enum ThermalState: Int, Sendable {
        /// As it should be.
        case nominal = 0
        /// A fan may be heard.
        case fair
        /// The machine slows down.
        case serious
        /// The machine has to cool down.
        case critical
    }

    /// How hot the machine is, by the points at which its drivers act; nominal where it has no sensor.
    public var thermalState: ThermalState { Self.thermalState(in: "/sys/class/thermal") }

    /// The state of the hottest of the sensors in a folder, which are laid out as the kernel does.
    static func thermalState(in folder: String) -> ThermalState {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let states = names.filter { $0.hasPrefix("thermal_zone") }.prefix(64).map { state(ofZone: "\(folder)/\($0)") }
        return states.max { $0.rawValue < $1.rawValue } ?? .nominal
    }

    private static func state(ofZone zone: String) -> ThermalState {
        func line(_ name: String) -> String? {
            (try? String(contentsOfFile: "\(zone)/\(name)", encoding: .utf8))?.trimmingCharacters(
                in: .whitespacesAndNewlines
            )
        }
        guard let heat = line("temp").flatMap({ Int($0) }) else { return .nominal }
        var state = ThermalState.nominal
        for number in 0..<16 {
            guard let kind = line("trip_point_\(number)_type"),
                let limit = line("trip_point_\(number)_temp").flatMap({ Int($0) })
            else { break }
            // A point that is turned off is zero or below.
            guard limit > 0, heat >= limit else { continue }
            let reached: ThermalState =
                switch kind {
                case "active": .fair
                case "passive": .serious
                case "hot", "critical": .critical
                default: .nominal
                }
            if reached.rawValue > state.rawValue { state = reached }
        }
        return state
    }
}
