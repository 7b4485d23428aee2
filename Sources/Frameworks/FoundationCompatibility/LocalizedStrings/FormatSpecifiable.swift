public import Foundation

/// A number that has a format specifier of its own.
///
/// The specifier becomes part of the key of a localized string, so it is the one that Apple's tools write to
/// strings files.
public protocol _FormatSpecifiable: Equatable {
    /// The number as a format takes it.
    associatedtype _Arg: CVarArg
    /// The number as a format takes it.
    var _arg: _Arg { get }
    /// The specifier of the type, such as `%lld`.
    var _specifier: String { get }
}

extension Int: _FormatSpecifiable {
    /// The number as a format takes it.
    public var _arg: Int64 { Int64(self) }
    /// The specifier of the type.
    public var _specifier: String { "%lld" }
}

extension Int8: _FormatSpecifiable {
    /// The number as a format takes it.
    public var _arg: Int32 { Int32(self) }
    /// The specifier of the type.
    public var _specifier: String { "%d" }
}

extension Int16: _FormatSpecifiable {
    /// The number as a format takes it.
    public var _arg: Int32 { Int32(self) }
    /// The specifier of the type.
    public var _specifier: String { "%d" }
}

extension Int32: _FormatSpecifiable {
    /// The number as a format takes it.
    public var _arg: Int32 { self }
    /// The specifier of the type.
    public var _specifier: String { "%d" }
}

extension Int64: _FormatSpecifiable {
    /// The number as a format takes it.
    public var _arg: Int64 { self }
    /// The specifier of the type.
    public var _specifier: String { "%lld" }
}

extension UInt: _FormatSpecifiable {
    /// The number as a format takes it.
    public var _arg: UInt64 { UInt64(self) }
    /// The specifier of the type.
    public var _specifier: String { "%llu" }
}

extension UInt8: _FormatSpecifiable {
    /// The number as a format takes it.
    public var _arg: UInt32 { UInt32(self) }
    /// The specifier of the type.
    public var _specifier: String { "%u" }
}

extension UInt16: _FormatSpecifiable {
    /// The number as a format takes it.
    public var _arg: UInt32 { UInt32(self) }
    /// The specifier of the type.
    public var _specifier: String { "%u" }
}

extension UInt32: _FormatSpecifiable {
    /// The number as a format takes it.
    public var _arg: UInt32 { self }
    /// The specifier of the type.
    public var _specifier: String { "%u" }
}

extension UInt64: _FormatSpecifiable {
    /// The number as a format takes it.
    public var _arg: UInt64 { self }
    /// The specifier of the type.
    public var _specifier: String { "%llu" }
}

extension Float: _FormatSpecifiable {
    /// The number as a format takes it.
    public var _arg: Float { self }
    /// The specifier of the type.
    public var _specifier: String { "%f" }
}

extension Double: _FormatSpecifiable {
    /// The number as a format takes it.
    public var _arg: Double { self }
    /// The specifier of the type.
    public var _specifier: String { "%lf" }
}

extension CGFloat: _FormatSpecifiable {
    /// The number as a format takes it.
    public var _arg: Double { Double(self) }
    /// The specifier of the type.
    public var _specifier: String { "%lf" }
}
