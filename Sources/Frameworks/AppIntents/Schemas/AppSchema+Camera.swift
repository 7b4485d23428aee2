// Written by `make schemas` from the table in AppIntentsMacroKit.

extension AppSchema {
    /// The schemas of intents around cameras.
    @_marker public protocol CameraIntent: Kind {}
    /// The schemas of enumerations around cameras.
    @_marker public protocol CameraEnum: Kind {}
}

extension AppSchema.Intent: AppSchema.CameraIntent {}
extension AppSchema.Enum: AppSchema.CameraEnum {}

extension AppSchemaIntent where Self == AppSchema.Intent {
    /// The schemas of intents around cameras.
    public static var camera: some AppSchema.CameraIntent { AppSchema.Intent(identifier: "camera") }
}

extension AppSchemaEnum where Self == AppSchema.Enum {
    /// The schemas of enumerations around cameras.
    public static var camera: some AppSchema.CameraEnum { AppSchema.Enum(identifier: "camera") }
}

extension AppSchema.CameraIntent {
    /// The schema of an intent that opens the camera in a mode.
    ///
    /// - `target: {captureMode}`
    public var openInCaptureMode: some AppSchemaIntent { AppSchema.Intent(identifier: "camera.openInCaptureMode") }

    /// The schema of an intent that chooses a camera.
    ///
    /// - `device: {captureDevice}`
    public var setDevice: some AppSchemaIntent { AppSchema.Intent(identifier: "camera.setDevice") }

    /// The schema of an intent that takes a photo or begins a video.
    ///
    /// - `captureMode: {captureMode}`
    /// - `device: {captureDevice}?`
    /// - `timerDuration: {captureDuration}?`
    public var startCapture: some AppSchemaIntent { AppSchema.Intent(identifier: "camera.startCapture") }

    /// The schema of an intent that ends a video.
    public var stopCapture: some AppSchemaIntent { AppSchema.Intent(identifier: "camera.stopCapture") }
}

extension AppSchema.CameraEnum {
    /// The schema of modes of a camera.
    public var captureMode: some AppSchemaEnum { AppSchema.Enum(identifier: "camera.captureMode") }

    /// The schema of cameras of a device.
    public var captureDevice: some AppSchemaEnum { AppSchema.Enum(identifier: "camera.captureDevice") }

    /// The schema of times before a photo is taken.
    public var captureDuration: some AppSchemaEnum { AppSchema.Enum(identifier: "camera.captureDuration") }
}

extension AssistantSchemas {
    /// The schemas of intents around cameras.
    public typealias CameraIntent = AppSchema.CameraIntent
    /// The schemas of enumerations around cameras.
    public typealias CameraEnum = AppSchema.CameraEnum
}
