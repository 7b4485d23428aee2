// Highlights are made of them.
@_exported public import struct GeometryEngine.PictureRegion
@_exported public import struct GeometryEngine.Point
