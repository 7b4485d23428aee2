/// The names that come with Foundation on Apple's systems, and from other modules on Linux.
package enum FoundationNames {
    /// The types that FoundationCompatibility declares.
    package static let types: Set<String> = [
        "Boolean", "CFAbsoluteTime", "CFAllocator", "CFArray", "CFBoolean", "CFData", "CFDate", "CFDictionary",
        "CFError", "CFHashCode", "CFIndex", "CFMutableArray", "CFMutableData", "CFMutableDictionary", "CFNull",
        "CFNumber",
        "CFOptionFlags", "CFRange", "CFString", "CFTimeInterval", "CFTypeID", "CFTypeRef", "CFURL", "CFUUID",
        "CustomLocalizedStringResourceConvertible", "DateComponentsFormatter", "FourCharCode",
        "InlinePresentationIntent", "ListFormatter", "LocalizedStringResource", "MeasurementFormatUnitUsage",
        "MeasurementFormatter", "NSUserActivity", "NSUserActivityDelegate", "NSUserActivityPersistentIdentifier",
        "OSErr",
        "OSStatus", "OSType", "RelativeDateTimeFormatter", "UndoManager",
    ]

    /// The types that FoundationNetworking declares.
    static let networkingTypes: Set<String> = [
        "CachedURLResponse", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse", "URLAuthenticationChallenge",
        "URLCache", "URLCredential", "URLCredentialStorage", "URLProtectionSpace", "URLProtocol", "URLRequest",
        "URLResponse", "URLSession", "URLSessionConfiguration", "URLSessionDataDelegate", "URLSessionDataTask",
        "URLSessionDelegate", "URLSessionDownloadDelegate", "URLSessionDownloadTask", "URLSessionTask",
        "URLSessionTaskDelegate", "URLSessionTaskMetrics", "URLSessionUploadTask", "URLSessionWebSocketTask",
    ]

    /// The functions that FoundationCompatibility declares and that code calls unqualified.
    static let functions: [String: String] = [
        "autoreleasepool": """
        func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
            try FoundationCompatibility.autoreleasepool(invoking: body)
        }
        """,
        "CFAbsoluteTimeGetCurrent": """
        func CFAbsoluteTimeGetCurrent() -> Double {
            FoundationCompatibility.CFAbsoluteTimeGetCurrent()
        }
        """,
    ]

    /// The name of Observation's macro and protocol.
    static let observable = "Observable"

    /// All names.
    static let all = types.union(networkingTypes).union(functions.keys).union([observable])

    /// The declarations that make `@Observable` work in files without `import Observation`.
    ///
    /// The macro's expansion qualifies its names with the module's, so that the module needs a type of that name as
    /// well.
    static let observation = """
        enum Observation {
            typealias Observable = FoundationCompatibility.Observable
            typealias ObservationRegistrar = FoundationCompatibility.ObservationRegistrar
        }
        typealias Observable = FoundationCompatibility.Observable

        @attached(
            member,
            names: named(_$observationRegistrar), named(access), named(withMutation), named(shouldNotifyObservers)
        )
        @attached(memberAttribute)
        @attached(extension, conformances: Observable)
        macro Observable() = #externalMacro(module: "ObservationMacros", type: "ObservableMacro")

        @attached(accessor, names: named(init), named(get), named(set), named(_modify))
        @attached(peer, names: prefixed(_))
        macro ObservationTracked() = #externalMacro(module: "ObservationMacros", type: "ObservationTrackedMacro")

        @attached(accessor, names: named(willSet))
        macro ObservationIgnored() = #externalMacro(module: "ObservationMacros", type: "ObservationIgnoredMacro")
        """
}
