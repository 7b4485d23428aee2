// An app that imports App Intents sees the modules that its signatures name, as on Apple's systems.
@_exported public import CoreLocation
@_exported public import CoreSpotlight
@_exported public import FoundationCompatibility
@_exported public import UniformTypeIdentifiers
