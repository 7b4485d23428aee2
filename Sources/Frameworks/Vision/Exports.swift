// An app that imports Vision sees the modules that its signatures name, as on Apple's systems.
@_exported public import AVFoundation
@_exported public import CoreGraphics
@_exported public import CoreImage
@_exported public import CoreML
@_exported public import CoreMedia
@_exported public import CoreVideo
@_exported public import DataDetection
@_exported public import FoundationCompatibility
@_exported public import ImageIO
@_exported public import simd
