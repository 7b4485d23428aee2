import HealthEngine

/// What a person does in a workout.
public enum HKWorkoutActivityType: UInt, Sendable {
    /// American football.
    case americanFootball = 1
    /// Archery.
    case archery
    /// Australian football.
    case australianFootball
    /// Badminton.
    case badminton
    /// Baseball.
    case baseball
    /// Basketball.
    case basketball
    /// Bowling.
    case bowling
    /// Boxing.
    case boxing
    /// Climbing.
    case climbing
    /// Cricket.
    case cricket
    /// A mix of endurance and strength.
    case crossTraining
    /// Curling.
    case curling
    /// Cycling.
    case cycling
    /// Dancing, as older samples say.
    case dance
    /// Training with elements of dance, as older samples say.
    case danceInspiredTraining
    /// An elliptical trainer.
    case elliptical
    /// Riding.
    case equestrianSports
    /// Fencing.
    case fencing
    /// Fishing.
    case fishing
    /// Strength with free weights or one's own.
    case functionalStrengthTraining
    /// Golf.
    case golf
    /// Gymnastics.
    case gymnastics
    /// Handball.
    case handball
    /// Hiking.
    case hiking
    /// Hockey on ice or a field.
    case hockey
    /// Hunting.
    case hunting
    /// Lacrosse.
    case lacrosse
    /// Martial arts.
    case martialArts
    /// Meditation and slow movement.
    case mindAndBody
    /// A mix of endurance training, as older samples say.
    case mixedMetabolicCardioTraining
    /// Canoes, kayaks and boards with a paddle.
    case paddleSports
    /// Games of children.
    case play
    /// Stretching and warming up.
    case preparationAndRecovery
    /// Racquetball.
    case racquetball
    /// Rowing.
    case rowing
    /// Rugby.
    case rugby
    /// Running.
    case running
    /// Sailing.
    case sailing
    /// Skating on ice, wheels or boards.
    case skatingSports
    /// Sledging and other sports in snow.
    case snowSports
    /// Soccer.
    case soccer
    /// Softball.
    case softball
    /// Squash.
    case squash
    /// A stair climber.
    case stairClimbing
    /// Surfing on waves or with the wind.
    case surfingSports
    /// Swimming.
    case swimming
    /// Table tennis.
    case tableTennis
    /// Tennis.
    case tennis
    /// Throwing and jumping.
    case trackAndField
    /// Strength with machines or weights.
    case traditionalStrengthTraining
    /// Volleyball.
    case volleyball
    /// Walking.
    case walking
    /// Gymnastics in water.
    case waterFitness
    /// Water polo.
    case waterPolo
    /// Water skis and other sports on water.
    case waterSports
    /// Wrestling.
    case wrestling
    /// Yoga.
    case yoga
    /// Training at a barre.
    case barre
    /// Training of the trunk.
    case coreTraining
    /// Cross-country skiing.
    case crossCountrySkiing
    /// Downhill skiing.
    case downhillSkiing
    /// Stretching.
    case flexibility
    /// Short hard intervals.
    case highIntensityIntervalTraining
    /// Jumping rope.
    case jumpRope
    /// Kickboxing.
    case kickboxing
    /// Pilates.
    case pilates
    /// Snowboarding.
    case snowboarding
    /// Walking or running stairs.
    case stairs
    /// A training with a step.
    case stepTraining
    /// A wheelchair, at the pace of walking.
    case wheelchairWalkPace
    /// A wheelchair, at the pace of running.
    case wheelchairRunPace
    /// Tai chi.
    case taiChi
    /// A mix of endurance training.
    case mixedCardio
    /// Cycling with the hands.
    case handCycling
    /// Sports with a disc.
    case discSports
    /// Video games with movement.
    case fitnessGaming
    /// Dancing for endurance.
    case cardioDance
    /// Dancing with others.
    case socialDance
    /// Pickleball.
    case pickleball
    /// Cooling down.
    case cooldown
    /// Several sports after each other, such as a triathlon.
    case swimBikeRun = 82
    /// The time between two sports.
    case transition
    /// Diving under water.
    case underwaterDiving
    /// Something else.
    case other = 3000
}

extension HKWorkoutActivityType {
    init(_ activity: WorkoutActivity) { self = HKWorkoutActivityType(rawValue: UInt(activity.number)) ?? .other }

    var activity: WorkoutActivity { .numbered(Int(rawValue)) ?? .other }
}
