@_exported public import struct DesktopEngine.ActivationToken
@_exported public import enum FoveaProviders.ProviderForeground
