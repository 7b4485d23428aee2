/// An object that brings an activity up to date.
public protocol NSUserActivityDelegate: AnyObject {
    /// Updates an activity that is about to be saved.
    func userActivityWillSave(_ userActivity: NSUserActivity)

    /// Learns that an activity goes on on another device.
    func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
    /// Changes nothing.
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}

    /// Does nothing.
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}
