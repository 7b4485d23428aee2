/// A test that stops a write at one of its steps, or acts there as another program.
struct WriteTrial: Sendable {
    /// A step of a write that has just been done.
    enum Step: Sendable, Hashable {
        case begun, wrote(Int), written, checked, exchanged, placed
    }

    /// The trial of the task; nil outside of tests.
    @TaskLocal static var current: WriteTrial?

    /// The most bytes written at a time.
    var chunk = Int.max
    /// Whether the stop is that of a killed program, which cleans nothing up.
    var isKill = false
    /// Returns the number of the system's error that happens after a step, or nil to continue.
    let act: @Sendable (_ step: Step) -> Int32?

    /// Lets the trial act after a step.
    static func reach(_ step: Step, _ path: String) throws(StoreError) {
        if let number = current?.act(step) { throw StoreError(path, number: number) }
    }
}
