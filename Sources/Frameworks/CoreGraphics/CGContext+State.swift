import DrawingEngine
public import FoundationCompatibility

// MARK: - Saving

extension CGContext {
    /// Saves the graphics state: the transform, the clip, the colors and all other settings.
    public func saveGState() {
        canvas.save()
    }

    /// Brings back the settings of the last save.
    public func restoreGState() {
        changeTransform { canvas.restore() }
    }
}

// MARK: - Transform

extension CGContext {
    /// The transform from the coordinates that drawing uses to points of the context.
    public var ctm: CGAffineTransform {
        CGAffineTransform(canvas.transform).concatenating(CGContext.flip(height: height))
    }

    /// The transform from the coordinates that drawing uses to points of the context.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

    /// Moves the origin.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    /// Scales what is drawn.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        concatenate(CGAffineTransform(scaleX: sx, y: sy))
    }

    /// Turns what is drawn about the origin, counterclockwise.
    public func rotate(by angle: CGFloat) {
        concatenate(CGAffineTransform(rotationAngle: angle))
    }

    /// Applies a transform before the current one.
    public func concatenate(_ transform: CGAffineTransform) {
        changeTransform { canvas.concatenate(transform.engineTransform) }
    }

    /// Returns a point of the coordinates that drawing uses as a point of the context.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }

    /// Returns a point of the context in the coordinates that drawing uses.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }

    /// Returns a size of the coordinates that drawing uses as a size of the context.
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }

    /// Returns a size of the context in the coordinates that drawing uses.
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }

    /// Returns a rectangle of the coordinates that drawing uses as a rectangle of the context.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }

    /// Returns a rectangle of the context in the coordinates that drawing uses.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
}

// MARK: - Colors

extension CGContext {
    /// Sets the color that fills shapes.
    public func setFillColor(_ color: CGColor) {
        canvas.setFillColor(color.drawingColor)
    }

    /// Sets the color that fills shapes.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the color that fills shapes to a gray.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(gray: gray, alpha: alpha))
    }

    /// Sets the color of lines.
    public func setStrokeColor(_ color: CGColor) {
        canvas.setStrokeColor(color.drawingColor)
    }

    /// Sets the color of lines.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the color of lines to a gray.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(gray: gray, alpha: alpha))
    }

    /// Sets the opacity of everything drawn.
    public func setAlpha(_ alpha: CGFloat) {
        canvas.setAlpha(Double(alpha))
    }
}

// MARK: - Lines and quality

extension CGContext {
    /// Sets the width of lines.
    public func setLineWidth(_ width: CGFloat) {
        canvas.setLineWidth(Double(width))
    }

    /// Sets the shape of the ends of lines.
    public func setLineCap(_ cap: CGLineCap) {
        canvas.setLineCap(cap.engineCap)
    }

    /// Sets the shape of the corners of lines.
    public func setLineJoin(_ join: CGLineJoin) {
        canvas.setLineJoin(join.engineJoin)
    }

    /// Sets the longest sharp corner, in line widths.
    public func setMiterLimit(_ limit: CGFloat) {
        canvas.setMiterLimit(Double(limit))
    }

    /// Sets the lengths of dashes and gaps, and how far into them lines start.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        canvas.setDash(lengths.map { Double($0) }, phase: Double(phase))
    }

    /// Sets the blend mode.
    public func setBlendMode(_ mode: CGBlendMode) {
        canvas.setBlendMode(mode.engineMode)
    }

    /// Sets whether edges are smoothed.
    public func setShouldAntialias(_ shouldAntialias: Bool) {
        canvas.setAntialiasing(shouldAntialias)
    }

    /// The way to find values between the pixels of images that are drawn.
    public var interpolationQuality: CGInterpolationQuality {
        get { CGInterpolationQuality(canvas.smoothing) }
        set { canvas.setSmoothing(newValue.engineSmoothing) }
    }
}
