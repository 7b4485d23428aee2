@_exported public import CoreGraphics
@_exported public import CoreVideo
@_exported public import FoundationCompatibility
@_exported public import ImageIO
