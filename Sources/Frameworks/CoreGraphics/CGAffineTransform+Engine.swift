import FoundationCompatibility

extension CGAffineTransform {
    /// The engine's form of the transform.
    var engineTransform: AffineTransform {
        AffineTransform(m11: a, m12: b, m21: c, m22: d, tX: tx, tY: ty)
    }

    /// Creates a transform from the engine's form.
    init(_ transform: AffineTransform) {
        self.init(
            a: transform.m11,
            b: transform.m12,
            c: transform.m21,
            d: transform.m22,
            tx: transform.tX,
            ty: transform.tY
        )
    }
}
