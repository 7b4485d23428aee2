@_exported public import AppIntents
@_exported public import Foundation
@_exported public import FoundationCompatibility
