/// A code of four characters that names a kind of data.
public typealias OSType = UInt32

/// A code of four characters.
public typealias FourCharCode = UInt32

/// A result of a function that can fail.
public typealias OSStatus = Int32

/// A short result of a function that can fail.
public typealias OSErr = Int16

/// A Boolean value in one byte, zero for false.
public typealias Boolean = UInt8

/// The status of a function that succeeded.
public let noErr: OSStatus = 0

/// The status of a function that got a parameter it can't use.
public var paramErr: Int { -50 }

/// The status of a function that found no memory.
public var memFullErr: Int { -108 }

/// The status of a function that is not implemented.
public var unimpErr: Int { -4 }
