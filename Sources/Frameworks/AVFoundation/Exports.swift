@_exported public import CoreMedia
@_exported public import CoreVideo
@_exported public import FoundationCompatibility
