import DrawingEngine
public import FoundationCompatibility

// MARK: - Filling and stroking

extension CGContext {
    /// Fills a rectangle.
    public func fill(_ rect: CGRect) {
        canvas.fill(pixelPath { $0.addRectangle(rect) }, rule: .winding)
    }

    /// Fills rectangles.
    public func fill(_ rects: [CGRect]) {
        for rect in rects { fill(rect) }
    }

    /// Draws the line around a rectangle.
    public func stroke(_ rect: CGRect) {
        canvas.stroke(pixelPath { $0.addRectangle(rect) })
    }

    /// Draws a line of a width around a rectangle.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        canvas.save()
        canvas.setLineWidth(Double(width))
        stroke(rect)
        canvas.restore()
    }

    /// Fills the ellipse that touches the sides of a rectangle.
    public func fillEllipse(in rect: CGRect) {
        canvas.fill(pixelPath { $0.addEllipse(in: rect) }, rule: .winding)
    }

    /// Strokes the ellipse that touches the sides of a rectangle.
    public func strokeEllipse(in rect: CGRect) {
        canvas.stroke(pixelPath { $0.addEllipse(in: rect) })
    }

    /// Draws lines, each between two points.
    public func strokeLineSegments(between points: [CGPoint]) {
        canvas.stroke(
            pixelPath { path in
                for index in stride(from: 0, to: points.count - 1, by: 2) {
                    path.move(to: points[index])
                    path.addLine(to: points[index + 1])
                }
            }
        )
    }

    /// Makes a rectangle transparent, or black where there is no alpha.
    public func clear(_ rect: CGRect) {
        canvas.clear(pixelPath { $0.addRectangle(rect) })
    }
}

// MARK: - Clipping

extension CGContext {
    /// Confines drawing to a rectangle.
    public func clip(to rect: CGRect) {
        canvas.clip(to: pixelPath { $0.addRectangle(rect) }, rule: .winding)
    }

    /// Confines drawing to rectangles.
    public func clip(to rects: [CGRect]) {
        canvas.clip(to: pixelPath { path in rects.forEach { path.addRectangle($0) } }, rule: .winding)
    }

    /// Lifts the confines of drawing.
    public func resetClip() {
        canvas.resetClip()
    }

    /// The smallest rectangle that contains the clip.
    public var boundingBoxOfClipPath: CGRect { canvas.clipBounds }
}

// MARK: - Layers and gradients

extension CGContext {
    /// Starts a layer: what follows is combined with the context as one.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        canvas.beginLayer()
    }

    /// Starts a layer within a rectangle.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
        canvas.beginLayer()
        clip(to: rect)
    }

    /// Ends the last layer and draws it.
    public func endTransparencyLayer() {
        changeTransform { canvas.endLayer() }
    }

    /// Paints a gradient from one point to another.
    public func drawLinearGradient(
        _ gradient: CGGradient,
        start startPoint: CGPoint,
        end endPoint: CGPoint,
        options: CGGradientDrawingOptions
    ) {
        canvas.drawLinearRamp(gradient.ramp(options), from: startPoint, to: endPoint)
    }

    /// Paints a gradient from one circle to another.
    public func drawRadialGradient(
        _ gradient: CGGradient,
        startCenter: CGPoint,
        startRadius: CGFloat,
        endCenter: CGPoint,
        endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        canvas.drawRadialRamp(
            gradient.ramp(options),
            from: startCenter,
            radius: Double(startRadius),
            to: endCenter,
            radius: Double(endRadius)
        )
    }
}

extension CGGradient {
    /// The engine's form of the gradient.
    fileprivate func ramp(_ options: CGGradientDrawingOptions) -> ColorRamp {
        ColorRamp(
            stops: zip(locations, colors).map { location, color in
                ColorRamp.Stop(position: Double(location), color: color.drawingColor)
            },
            extendsBefore: options.contains(.drawsBeforeStartLocation),
            extendsAfter: options.contains(.drawsAfterEndLocation)
        )
    }
}
