import PeopleEngine

extension SeenPose {
    /// The names of a hand's joints, in the engine's order.
    private static let handNames = [
        "wrist", "thumbCMC", "thumbMP", "thumbIP", "thumbTip", "indexMCP", "indexPIP", "indexDIP", "indexTip",
        "middleMCP", "middlePIP", "middleDIP", "middleTip", "ringMCP", "ringPIP", "ringDIP", "ringTip", "littleMCP",
        "littlePIP", "littleDIP", "littleTip",
    ]

    /// The wrist with each finger, and the palm across the knuckles.
    private static let handBones: [[Int]] =
        stride(from: 1, to: 21, by: 4).map { [0, $0, $0 + 1, $0 + 2, $0 + 3] } + [[5, 9, 13, 17]]

    init(_ hand: Hand) {
        self.init(
            confidence: hand.confidence,
            joints: zip(Self.handNames, hand.joints).map { name, joint in
                Joint(name: name, place: joint.place, confidence: joint.confidence)
            },
            bones: hand.joints.count == Self.handNames.count ? Self.handBones : [],
            side: hand.side.map { $0 == .left ? .left : .right }
        )
    }
}
