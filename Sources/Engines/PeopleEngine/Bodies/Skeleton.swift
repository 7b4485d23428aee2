/// A body in space: seventeen joints in meters from the middle of the hips.
///
/// Axes are those of the picture: to the right, down and away from the camera. Nothing in a picture tells how large a
/// person is, so a skeleton has the height that it is made with.
package struct Skeleton: Sendable, Hashable {
    /// A joint of a skeleton; left and right are those of the person.
    package enum Joint: Sendable, CaseIterable {
        case topHead, centerHead, centerShoulder, spine, root
        case leftShoulder, leftElbow, leftWrist, rightShoulder, rightElbow, rightWrist
        case leftHip, leftKnee, leftAnkle, rightHip, rightKnee, rightAnkle
    }

    /// The place of each joint.
    package let positions: [Joint: SIMD3<Double>]
    /// The meters that the skeleton has for one of the body's.
    package let scale: Double

    /// Creates the skeleton of a body of a height in meters, or returns nil for points that aren't those of a body.
    package init?(_ body: Body, height: Double) {
        let root = body.middle(.leftHip, .rightHip).position
        let places = Self.places(of: body).mapValues { $0 - root }
        let own = Self.height(of: places, body)
        guard own.isFinite, own > 0.1, height.isFinite, height > 0 else { return nil }
        let scale = height / own
        positions = places.mapValues { $0 * scale }
        self.scale = scale
    }

    /// The place of a joint.
    package subscript(joint: Joint) -> SIMD3<Double> { positions[joint] ?? .zero }
}

extension Skeleton.Joint {
    /// The joint next to this one on the way to the root, which is its own parent.
    package var parent: Skeleton.Joint {
        switch self {
        case .topHead: .centerHead
        case .centerHead, .leftShoulder, .rightShoulder: .centerShoulder
        case .centerShoulder: .spine
        case .spine, .leftHip, .rightHip, .root: .root
        case .leftElbow: .leftShoulder
        case .leftWrist: .leftElbow
        case .rightElbow: .rightShoulder
        case .rightWrist: .rightElbow
        case .leftKnee: .leftHip
        case .leftAnkle: .leftKnee
        case .rightKnee: .rightHip
        case .rightAnkle: .rightKnee
        }
    }
}

// MARK: - Measures

extension Skeleton {
    private static func places(of body: Body) -> [Joint: SIMD3<Double>] {
        let root = body.middle(.leftHip, .rightHip).position
        let shoulders = body.middle(.leftShoulder, .rightShoulder).position
        let head = body.middle(.leftEar, .rightEar).position
        return [
            .topHead: head + crown(of: body), .centerHead: head, .centerShoulder: shoulders,
            .spine: (root + shoulders) / 2, .root: root,
            .leftShoulder: body[.leftShoulder].position, .leftElbow: body[.leftElbow].position,
            .leftWrist: body[.leftWrist].position, .rightShoulder: body[.rightShoulder].position,
            .rightElbow: body[.rightElbow].position, .rightWrist: body[.rightWrist].position,
            .leftHip: body[.leftHip].position, .leftKnee: body[.leftKnee].position,
            .leftAnkle: body[.leftAnkle].position, .rightHip: body[.rightHip].position,
            .rightKnee: body[.rightKnee].position, .rightAnkle: body[.rightAnkle].position,
        ]
    }

    /// The way from the middle of the head to its top: up the face, at a right angle to the line between the ears.
    private static func crown(of body: Body) -> SIMD3<Double> {
        let ears = body[.leftEar].position - body[.rightEar].position
        let breadth = ears.length
        let face =
            body.middle(.leftEye, .rightEye).position - body.middle(.leftMouth, .rightMouth).position
        let up = breadth > 0 ? face - ears * ((face * ears).sum() / (breadth * breadth)) : face
        // A head is nearly as high above the ears as it is broad between them.
        return up.length > 0 ? up * (0.9 * breadth / up.length) : .zero
    }

    /// The height of a body that stands straight: the lengths of its parts from the soles to the top of the head.
    private static func height(of places: [Joint: SIMD3<Double>], _ body: Body) -> Double {
        func length(_ first: Joint, _ second: Joint) -> Double {
            ((places[first] ?? .zero) - (places[second] ?? .zero)).length
        }
        let trunk =
            length(.topHead, .centerHead) + length(.centerHead, .centerShoulder) + length(.centerShoulder, .root)
        let thighs = (length(.leftHip, .leftKnee) + length(.rightHip, .rightKnee)) / 2
        let shins = (length(.leftKnee, .leftAnkle) + length(.rightKnee, .rightAnkle)) / 2
        let heels = [(BodyLandmark.leftAnkle, BodyLandmark.leftHeel), (.rightAnkle, .rightHeel)]
            .map { (body[$0].position - body[$1].position).length }
        return trunk + thighs + shins + (heels[0] + heels[1]) / 2
    }
}

extension SIMD3<Double> {
    /// The distance from the origin.
    var length: Double { (self * self).sum().squareRoot() }
}
