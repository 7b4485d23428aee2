// The formats and the errors of those who read heads are those of the decoders.
@_exported public import ImageHeaderEngine
