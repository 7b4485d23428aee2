// Apple's systems for phones have this name for what others call Core Services.
@_exported public import CoreServices
