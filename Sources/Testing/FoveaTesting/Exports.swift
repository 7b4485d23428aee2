@_exported public import AppIntents
@_exported public import CoreVideo
@_exported public import Foundation
@_exported public import FoundationCompatibility
@_exported public import VisualIntelligence
