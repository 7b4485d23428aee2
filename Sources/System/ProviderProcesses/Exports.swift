@_exported public import struct DesktopEngine.ActivationToken
@_exported public import struct ProviderFrames.Answer
@_exported public import struct ProviderFrames.AppFailure
@_exported public import struct ProviderFrames.FoundItem
@_exported public import struct ProviderFrames.ItemReference
@_exported public import struct ProviderFrames.Opening
@_exported public import struct ProviderFrames.PageRequest
@_exported public import struct ProviderFrames.PageResponse
