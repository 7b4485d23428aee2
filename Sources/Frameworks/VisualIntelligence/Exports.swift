@_exported public import AppIntents
@_exported public import CoreGraphics
@_exported public import CoreVideo
@_exported public import FoundationCompatibility
