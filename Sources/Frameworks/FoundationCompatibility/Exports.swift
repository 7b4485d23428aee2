// The modules above this one are imported in place of Apple's, through which an app sees all of Apple's Foundation. On
// Linux a part of that lives in modules of its own.
@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import Observation
