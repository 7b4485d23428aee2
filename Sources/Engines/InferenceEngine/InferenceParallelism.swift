/// A way to share the threads of a runtime between the inferences of a model.
public enum InferenceParallelism: Sendable, Hashable {
    /// One inference at a time gets all the threads, for the least latency.
    case within
    /// As many inferences at a time as there are threads get one each, for many small inputs of few sizes.
    case across
}
