import CoreTransferable

enum ThroughCoreTransferable: Visibility {
    static let types: [Any.Type] = [
        TransferRepresentationVisibility.self,
        UTType.self,
        Data.self,
        URLSession.self,
        ObservationRegistrar.self,
        LocalizedStringResource.self,
        CFDictionary.self,
    ]
}
