/// The names that on Apple's systems come with Foundation alone, and on Linux with other modules.
package enum FoundationNames {
    /// The types that FoundationCompatibility declares.
    package static let types: Set<String> = [
        "Boolean", "CFAbsoluteTime", "CFAllocator", "CFArray", "CFBoolean", "CFData", "CFDate", "CFDictionary",
        "CFError", "CFHashCode", "CFIndex", "CFMutableArray", "CFMutableData", "CFMutableDictionary", "CFNull",
        "CFNumber",
        "CFOptionFlags", "CFRange", "CFString", "CFTimeInterval", "CFTypeID", "CFTypeRef", "CFURL", "CFUUID",
        "CustomLocalizedStringResourceConvertible", "DateComponentsFormatter", "FourCharCode",
        "InlinePresentationIntent", "ListFormatter", "LocalizedStringResource", "MeasurementFormatUnitUsage",
        "MeasurementFormatter", "OSErr", "OSStatus", "OSType", "RelativeDateTimeFormatter", "UndoManager",
    ]

    /// The types that live in FoundationNetworking.
    static let networkingTypes: Set<String> = [
        "CachedURLResponse", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse", "URLAuthenticationChallenge",
        "URLCache", "URLCredential", "URLCredentialStorage", "URLProtectionSpace", "URLProtocol", "URLRequest",
        "URLResponse", "URLSession", "URLSessionConfiguration", "URLSessionDataDelegate", "URLSessionDataTask",
        "URLSessionDelegate", "URLSessionDownloadDelegate", "URLSessionDownloadTask", "URLSessionTask",
        "URLSessionTaskDelegate", "URLSessionTaskMetrics", "URLSessionUploadTask", "URLSessionWebSocketTask",
    ]

    /// The functions that FoundationCompatibility declares and that code calls without its name.
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

    /// The name of the attribute and the protocol that live in Observation.
    static let observable = "Observable"

    /// Every name.
    static let all = types.union(networkingTypes).union(functions.keys).union([observable])

    /// What makes `@Observable` work in files that don't import Observation.
    ///
    /// The code that the attribute expands to qualifies its names with the module's, so that the module needs a type of
    /// that name as well.
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
