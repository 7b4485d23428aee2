@_exported public import AppIntents
@_exported public import struct ProviderWire.PageRequest
@_exported public import struct ProviderWire.PageResponse
