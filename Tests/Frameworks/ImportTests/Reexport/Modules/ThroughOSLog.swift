import OSLog

enum ThroughOSLog: Visibility {
    static let types: [Any.Type] = [
        Logger.self,
        OSAllocatedUnfairLock<Int>.self,
        Data.self,
        URLSession.self,
        ObservationRegistrar.self,
        LocalizedStringResource.self,
        CFDictionary.self,
    ]
}
