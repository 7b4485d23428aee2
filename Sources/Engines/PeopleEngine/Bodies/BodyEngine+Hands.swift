package import PictureEngine

extension BodyEngine {
    /// The visibility of a wrist from which on its hand is looked for.
    private static let shown = 0.25

    /// Returns a hand of a body, or nil where the picture doesn't show it.
    ///
    /// The body tells which of both it is. Throws what decoding throws, or an `InferenceError`.
    package func hand(_ side: Hand.Side, of body: Body, in picture: Picture) throws -> Hand? {
        let wrist = body[side == .left ? .leftWrist : .rightWrist]
        guard wrist.visibility >= Self.shown else { return nil }
        let knuckle =
            side == .left
            ? body.middle(.leftLittleFinger, .leftIndexFinger) : body.middle(.rightLittleFinger, .rightIndexFinger)
        var hand = try hands.hand(from: wrist.place, to: knuckle.place, in: picture)
        hand?.side = side
        return hand
    }
}
