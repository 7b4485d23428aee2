/// A point of a body that the network answers, in its order.
///
/// Left and right are those of the person.
package enum BodyLandmark: Int, Sendable, CaseIterable {
    case nose
    case leftEyeInner, leftEye, leftEyeOuter, rightEyeInner, rightEye, rightEyeOuter
    case leftEar, rightEar, leftMouth, rightMouth
    case leftShoulder, rightShoulder, leftElbow, rightElbow, leftWrist, rightWrist
    case leftLittleFinger, rightLittleFinger, leftIndexFinger, rightIndexFinger, leftThumb, rightThumb
    case leftHip, rightHip, leftKnee, rightKnee, leftAnkle, rightAnkle, leftHeel, rightHeel, leftToes, rightToes
}
