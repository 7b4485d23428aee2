// Measuring for a tool that records signposts.
#if canImport(os)
    import os
    #if canImport(os.signpost)
        import os.signpost
    #endif

    private let points = OSLog(subsystem: "org.example.neighbour", category: .pointsOfInterest)
    private let signposter = OSSignposter(subsystem: "org.example.neighbour", category: "work")
#endif

public func measure<T>(_ name: StaticString, _ work: () throws -> T) rethrows -> T {
    #if canImport(os)
        let id = OSSignpostID(log: points)
        os_signpost(.begin, log: points, name: name, signpostID: id)
        defer { os_signpost(.end, log: points, name: name, signpostID: id, "%d", 1) }
    #endif
    return try work()
}

public func measureAsync<T: Sendable>(_ name: StaticString, _ work: @Sendable () async throws -> T) async rethrows -> T
{
    #if canImport(os)
        let interval = signposter.beginInterval(name, id: signposter.makeSignpostID(), "\(T.self)")
        defer { signposter.endInterval(name, interval) }
    #endif
    return try await work()
}
