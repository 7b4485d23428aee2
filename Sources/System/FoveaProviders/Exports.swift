@_exported public import struct DesktopEngine.ActivationToken
@_exported public import struct ProviderFrames.PageRequest
@_exported public import struct ProviderFrames.PageResponse
