@_exported public import AppIntents
@_exported public import struct ProviderFrames.PageRequest
@_exported public import struct ProviderFrames.PageResponse
