@_exported public import DataDetection
@_exported public import Foundation
@_exported public import FoundationCompatibility
