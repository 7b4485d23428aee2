// Geometry that a database stores.
#if canImport(CoreGraphics)
    import CoreGraphics
#elseif !canImport(Darwin)
    import Foundation
#endif

public protocol Storable {
    var stored: Double { get }
    init?(stored: Double)
}

extension CGFloat: Storable {
    public var stored: Double { Double(self) }
    public init?(stored: Double) { self.init(stored) }
}

extension CGSize {
    public func fitted(into bounds: CGSize) -> CGSize {
        let scale = min(bounds.width / width, bounds.height / height)
        return CGSize(width: width * scale, height: height * scale)
    }
}

#if canImport(CoreGraphics)
    extension CGAffineTransform {
        public var stored: [Double] { [a, b, c, d, tx, ty].map { Double($0) } }
    }
#endif
