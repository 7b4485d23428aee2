public import Foundation

// Core Foundation's types are aliases of the values that Swift code bridges to them, because casts such as
// `options as CFDictionary` and `data as CFData` have to compile without a bridge.

/// A value of any Core Foundation type.
public typealias CFTypeRef = Any

/// An ordered collection.
public typealias CFArray = [Any]

/// A Boolean value.
public typealias CFBoolean = Bool

/// A buffer of bytes.
public typealias CFData = Data

/// A point in time.
public typealias CFDate = Date

/// A collection of values by key.
public typealias CFDictionary = [AnyHashable: Any]

/// A mutable ordered collection.
public typealias CFMutableArray = NSMutableArray

/// A mutable buffer of bytes that its holders share.
public typealias CFMutableData = NSMutableData

/// A mutable collection of values by key that its holders share.
public typealias CFMutableDictionary = NSMutableDictionary

/// A number.
public typealias CFNumber = NSNumber

/// A string.
public typealias CFString = String

/// A location of a resource.
public typealias CFURL = URL

/// A universally unique identifier.
public typealias CFUUID = UUID

/// An error.
public typealias CFError = any Error

/// A position or count in a collection.
public typealias CFIndex = Int

/// A hash of a value.
public typealias CFHashCode = UInt

/// A bit mask of options.
public typealias CFOptionFlags = UInt

/// A number that identifies a type.
public typealias CFTypeID = UInt

/// A span of time in seconds.
public typealias CFTimeInterval = Double

/// A point in time in seconds since the reference date.
public typealias CFAbsoluteTime = Double

/// The value true.
public let kCFBooleanTrue: CFBoolean! = true

/// The value false.
public let kCFBooleanFalse: CFBoolean! = false

/// A placeholder where a collection can't hold nil.
public typealias CFNull = NSNull

/// The placeholder.
public let kCFNull: CFNull! = NSNull()
