import GeometryEngine
import PeopleEngine
import simd

// The engine's axes point to the right, down and away from the camera; Vision's to the right, up and towards it.

extension HumanBodyPose3DObservation {
    /// The height in meters of a person whose height can't be measured.
    private static let referenceHeight = 1.8

    /// Creates an observation of an engine's body in a picture of a size, or returns nil for a body that no camera sees.
    init?(_ body: Body, width: Double, height: Double, _ descriptor: RequestDescriptor) {
        guard let skeleton = Skeleton(body, height: Self.referenceHeight),
            let camera = BodyCamera(of: body, skeleton, width: width, height: height)
        else { return nil }
        let joints = JointName.all.map { name in
            let position = skeleton[name.joint]
            return Joint3D(
                position: simd_float4x4(translation: position.turned),
                localPosition: simd_float4x4(translation: (position - skeleton[name.joint.parent]).turned),
                identifer: name.rawValue,
                parentJoint: name.parent.rawValue
            )
        }
        self.init(
            joints: joints,
            bodyHeight: Self.referenceHeight,
            heightEstimationTechnique: .reference,
            cameraOriginMatrix: camera.matrix.inverse,
            imageSides: SIMD2<Float>(camera.sides / BodyCamera.focalLength),
            ObservationRecord(confidence: Float(body.confidence), descriptor: descriptor)
        )
    }
}

extension HumanBodyPose3DObservation.JointName {
    /// The joint of the engine.
    var joint: Skeleton.Joint {
        switch self {
        case .topHead: .topHead
        case .centerHead: .centerHead
        case .centerShoulder: .centerShoulder
        case .leftShoulder: .leftShoulder
        case .rightShoulder: .rightShoulder
        case .leftElbow: .leftElbow
        case .rightElbow: .rightElbow
        case .leftWrist: .leftWrist
        case .rightWrist: .rightWrist
        case .leftHip: .leftHip
        case .rightHip: .rightHip
        case .leftKnee: .leftKnee
        case .rightKnee: .rightKnee
        case .leftAnkle: .leftAnkle
        case .rightAnkle: .rightAnkle
        case .root: .root
        case .spine: .spine
        }
    }
}

extension BodyCamera {
    /// The transform from the skeleton's axes to the camera's, both as Vision's.
    fileprivate var matrix: simd_float4x4 {
        // Turning both sides of a map turns its columns, and the two that belong to turned axes once more.
        let columns = axes.map { SIMD4<Float>(SIMD3<Float>($0.turned), 0) }
        return simd_float4x4(columns[0], -columns[1], -columns[2], SIMD4(SIMD3<Float>(translation.turned), 1))
    }
}

extension SIMD3<Double> {
    /// The vector with its axes turned from the engine's to Vision's, or back.
    fileprivate var turned: SIMD3<Double> { SIMD3(x, -y, -z) }
}

extension simd_float4x4 {
    /// Creates the transform that moves by a vector.
    fileprivate init(translation: SIMD3<Double>) {
        self.init(1)
        columns.3 = SIMD4(SIMD3<Float>(translation), 1)
    }
}
