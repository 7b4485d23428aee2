// Written by `make schemas` from the table in AppIntentsMacroKit.

extension AppSchema {
    /// The schemas of intents around alarms and timers.
    @_marker public protocol ClockIntent: Kind {}
    /// The schemas of entities around alarms and timers.
    @_marker public protocol ClockEntity: Kind {}
    /// The schemas of enumerations around alarms and timers.
    @_marker public protocol ClockEnum: Kind {}
}

extension AppSchema.Intent: AppSchema.ClockIntent {}
extension AppSchema.Entity: AppSchema.ClockEntity {}
extension AppSchema.Enum: AppSchema.ClockEnum {}

extension AppSchemaIntent where Self == AppSchema.Intent {
    /// The schemas of intents around alarms and timers.
    public static var clock: some AppSchema.ClockIntent { AppSchema.Intent(identifier: "clock") }
}

extension AppSchemaEntity where Self == AppSchema.Entity {
    /// The schemas of entities around alarms and timers.
    public static var clock: some AppSchema.ClockEntity { AppSchema.Entity(identifier: "clock") }
}

extension AppSchemaEnum where Self == AppSchema.Enum {
    /// The schemas of enumerations around alarms and timers.
    public static var clock: some AppSchema.ClockEnum { AppSchema.Enum(identifier: "clock") }
}

extension AppSchema.ClockIntent {
    /// The schema of an intent that creates an alarm.
    ///
    /// - `time: DateComponents`
    /// - `label: String?`
    /// - `recurrenceDays: Calendar.RecurrenceRule?`
    /// - `canSnooze: Bool`
    public var createAlarm: some AppSchemaIntent { AppSchema.Intent(identifier: "clock.createAlarm") }

    /// The schema of an intent that deletes alarms.
    ///
    /// - `entities: [{alarm}]`
    public var deleteAlarm: some AppSchemaIntent { AppSchema.Intent(identifier: "clock.deleteAlarm") }

    /// The schema of an intent that starts a timer.
    ///
    /// - `duration: Duration`
    /// - `label: String?`
    /// - `isSleepTimer: Bool`
    public var createTimer: some AppSchemaIntent { AppSchema.Intent(identifier: "clock.createTimer") }

    /// The schema of an intent that changes a timer.
    ///
    /// - `timer: {timer}`
    /// - `duration: Duration?`
    /// - `label: String?`
    /// - `isSleepTimer: Bool?`
    public var updateTimer: some AppSchemaIntent { AppSchema.Intent(identifier: "clock.updateTimer") }

    /// The schema of an intent that pauses a timer.
    ///
    /// - `timer: {timer}`
    public var pauseTimer: some AppSchemaIntent { AppSchema.Intent(identifier: "clock.pauseTimer") }

    /// The schema of an intent that lets a timer go on.
    ///
    /// - `timer: {timer}`
    public var resumeTimer: some AppSchemaIntent { AppSchema.Intent(identifier: "clock.resumeTimer") }

    /// The schema of an intent that counts a lap.
    ///
    /// - `stopwatch: {stopwatch}`
    public var lapStopwatch: some AppSchemaIntent { AppSchema.Intent(identifier: "clock.lapStopwatch") }

    /// The schema of an intent that sets a stopwatch back.
    ///
    /// - `stopwatch: {stopwatch}`
    public var resetStopwatch: some AppSchemaIntent { AppSchema.Intent(identifier: "clock.resetStopwatch") }

    /// The schema of an intent that starts a stopwatch.
    ///
    /// - `stopwatch: {stopwatch}`
    public var startStopwatch: some AppSchemaIntent { AppSchema.Intent(identifier: "clock.startStopwatch") }

    /// The schema of an intent that stops a stopwatch.
    ///
    /// - `stopwatch: {stopwatch}`
    public var stopStopwatch: some AppSchemaIntent { AppSchema.Intent(identifier: "clock.stopStopwatch") }
}

extension AppSchema.ClockEntity {
    /// The schema of an alarm.
    ///
    /// - `time: DateComponents`
    /// - `isEnabled: Bool`
    /// - `label: String?`
    /// - `recurrenceDays: Calendar.RecurrenceRule?`
    /// - `canSnooze: Bool`
    /// - `triggerState: {alarmTriggerState}`
    public var alarm: some AppSchemaEntity { AppSchema.Entity(identifier: "clock.alarm") }

    /// The schema of a timer.
    ///
    /// - `duration: Duration`
    /// - `durationRemaining: Duration`
    /// - `state: {timerState}`
    /// - `label: String?`
    /// - `isSleepTimer: Bool`
    public var timer: some AppSchemaEntity { AppSchema.Entity(identifier: "clock.timer") }

    /// The schema of a stopwatch.
    ///
    /// - `laps: [Duration]`
    /// - `startTime: Date`
    /// - `pauseTime: Date?`
    /// - `state: {stopwatchState}`
    public var stopwatch: some AppSchemaEntity { AppSchema.Entity(identifier: "clock.stopwatch") }
}

extension AppSchema.ClockEnum {
    /// The schema of the states of alarms.
    ///
    /// - `firing`
    /// - `snoozed`
    /// - `none`
    public var alarmTriggerState: some AppSchemaEnum { AppSchema.Enum(identifier: "clock.alarmTriggerState") }

    /// The schema of the states of timers.
    ///
    /// - `firing`
    /// - `paused`
    /// - `running`
    /// - `undefined`
    public var timerState: some AppSchemaEnum { AppSchema.Enum(identifier: "clock.timerState") }

    /// The schema of the states of stopwatches.
    ///
    /// - `paused`
    /// - `running`
    public var stopwatchState: some AppSchemaEnum { AppSchema.Enum(identifier: "clock.stopwatchState") }
}

extension AssistantSchemas {
    /// The schemas of intents around alarms and timers.
    public typealias ClockIntent = AppSchema.ClockIntent
    /// The schemas of entities around alarms and timers.
    public typealias ClockEntity = AppSchema.ClockEntity
    /// The schemas of enumerations around alarms and timers.
    public typealias ClockEnum = AppSchema.ClockEnum
}
