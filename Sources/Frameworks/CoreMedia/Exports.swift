@_exported public import CoreVideo
@_exported public import FoundationCompatibility
