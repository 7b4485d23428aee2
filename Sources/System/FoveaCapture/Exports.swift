// Highlights are made of it.
@_exported public import struct GeometryEngine.PictureRegion
@_exported public import struct GeometryEngine.Point
