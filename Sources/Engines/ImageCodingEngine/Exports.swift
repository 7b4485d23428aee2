// The formats and errors of the header parsers are those of the decoders.
@_exported public import ImageHeaderEngine
