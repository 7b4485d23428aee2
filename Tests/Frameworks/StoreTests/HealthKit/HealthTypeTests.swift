import Foundation
import HealthEngine
import Testing

@testable import HealthKit

@Suite("Types of health data")
struct HealthTypeTests {
    @Test("Of quantities are those that can be saved")
    func quantities() {
        let identifiers: [HKQuantityTypeIdentifier] = [
            .stepCount, .distanceWalkingRunning, .distanceCycling, .distanceWheelchair, .distanceSwimming,
            .distanceDownhillSnowSports, .distanceCrossCountrySkiing, .distancePaddleSports, .distanceRowing,
            .distanceSkatingSports, .activeEnergyBurned, .basalEnergyBurned, .flightsClimbed, .pushCount,
            .swimmingStrokeCount, .nikeFuel, .appleExerciseTime, .appleMoveTime, .appleStandTime, .vo2Max,
            .physicalEffort, .workoutEffortScore, .estimatedWorkoutEffortScore, .runningSpeed, .runningPower,
            .runningStrideLength, .runningVerticalOscillation, .runningGroundContactTime, .cyclingSpeed,
            .cyclingPower, .cyclingFunctionalThresholdPower, .cyclingCadence, .crossCountrySkiingSpeed,
            .paddleSportsSpeed, .rowingSpeed, .walkingSpeed, .walkingStepLength, .walkingDoubleSupportPercentage,
            .walkingAsymmetryPercentage, .appleWalkingSteadiness, .sixMinuteWalkTestDistance, .stairAscentSpeed,
            .stairDescentSpeed, .dietaryEnergyConsumed, .dietaryWater, .dietaryCaffeine, .dietaryCarbohydrates,
            .dietaryFiber, .dietarySugar, .dietaryProtein, .dietaryFatTotal, .dietaryFatSaturated,
            .dietaryFatMonounsaturated, .dietaryFatPolyunsaturated, .dietaryCholesterol, .dietaryVitaminA,
            .dietaryVitaminB6, .dietaryVitaminB12, .dietaryVitaminC, .dietaryVitaminD, .dietaryVitaminE,
            .dietaryVitaminK, .dietaryThiamin, .dietaryRiboflavin, .dietaryNiacin, .dietaryPantothenicAcid,
            .dietaryBiotin, .dietaryFolate, .dietaryCalcium, .dietaryChloride, .dietaryChromium, .dietaryCopper,
            .dietaryIodine, .dietaryIron, .dietaryMagnesium, .dietaryManganese, .dietaryMolybdenum,
            .dietaryPhosphorus, .dietaryPotassium, .dietarySelenium, .dietarySodium, .dietaryZinc,
            .environmentalAudioExposure, .environmentalSoundReduction, .headphoneAudioExposure, .uvExposure,
            .timeInDaylight, .underwaterDepth, .waterTemperature, .numberOfAlcoholicBeverages, .bloodPressureSystolic,
            .bloodPressureDiastolic, .bloodGlucose, .bodyMass, .bodyMassIndex, .bodyFatPercentage, .leanBodyMass,
            .height, .waistCircumference, .heartRate, .restingHeartRate, .bodyTemperature, .basalBodyTemperature,
            .oxygenSaturation, .respiratoryRate, .peakExpiratoryFlowRate, .insulinDelivery,
            .appleSleepingWristTemperature, .walkingHeartRateAverage, .heartRateRecoveryOneMinute,
            .heartRateVariabilitySDNN, .atrialFibrillationBurden, .peripheralPerfusionIndex, .bloodAlcoholContent,
            .electrodermalActivity, .forcedVitalCapacity, .forcedExpiratoryVolume1,
            .appleSleepingBreathingDisturbances, .inhalerUsage, .numberOfTimesFallen,
        ]
        #expect(Set(identifiers.map(\.rawValue)) == Set(ReadingKind.all.map(\.identifier)))
        #expect(identifiers.allSatisfy { HKObjectType.quantityType(forIdentifier: $0)?.identifier == $0.rawValue })
        #expect(HKQuantityType(.vo2Max).is(compatibleWith: HKUnit(from: "ml/kg*min")))
        #expect(HKQuantityType(.physicalEffort).is(compatibleWith: HKUnit(from: "kcal/hr·kg")))
        #expect(HKQuantityType(.activeEnergyBurned).aggregationStyle == .cumulative)
        #expect(HKQuantityType(.heartRate).aggregationStyle == .discreteTemporallyWeighted)
    }

    @Test("Of states are those whose states are known")
    func categories() {
        let identifiers: [HKCategoryTypeIdentifier] = [
            .menstrualFlow, .intermenstrualBleeding, .infrequentMenstrualCycles, .irregularMenstrualCycles,
            .persistentIntermenstrualBleeding, .prolongedMenstrualPeriods, .bleedingAfterPregnancy,
            .bleedingDuringPregnancy, .cervicalMucusQuality, .ovulationTestResult, .pregnancyTestResult,
            .progesteroneTestResult, .contraceptive, .lactation, .pregnancy, .sexualActivity, .abdominalCramps, .acne,
            .appetiteChanges, .bladderIncontinence, .bloating, .breastPain, .chestTightnessOrPain, .chills,
            .constipation, .coughing, .diarrhea, .dizziness, .drySkin, .fainting, .fatigue, .fever,
            .generalizedBodyAche, .hairLoss, .headache, .heartburn, .hotFlashes, .lossOfSmell, .lossOfTaste,
            .lowerBackPain, .memoryLapse, .moodChanges, .nausea, .nightSweats, .pelvicPain,
            .rapidPoundingOrFlutteringHeartbeat, .runnyNose, .shortnessOfBreath, .sinusCongestion, .skippedHeartbeat,
            .sleepChanges, .soreThroat, .vaginalDryness, .vomiting, .wheezing, .sleepAnalysis, .mindfulSession,
            .appleStandHour, .toothbrushingEvent, .handwashingEvent, .highHeartRateEvent, .lowHeartRateEvent,
            .irregularHeartRhythmEvent, .lowCardioFitnessEvent, .appleWalkingSteadinessEvent,
            .environmentalAudioExposureEvent, .headphoneAudioExposureEvent, .sleepApneaEvent,
        ]
        #expect(Set(identifiers.map(\.rawValue)) == Set(CategoryKind.all.map(\.identifier)))
        #expect(identifiers.allSatisfy { HKObjectType.categoryType(forIdentifier: $0)?.identifier == $0.rawValue })
    }

    private func states(_ identifier: HKCategoryTypeIdentifier) -> [Int] {
        CategoryKind.identified(identifier.rawValue)?.states.keys.sorted() ?? []
    }

    /// The numbers up to nine that stand for a state.
    private func numbers<State: HKCategoryValuePredicateProviding>(_ type: State.Type) -> [Int] {
        (0..<10).filter { State(rawValue: $0) != nil }
    }

    @Test("Have the states of their values")
    func values() {
        #expect(states(.sleepAnalysis) == numbers(HKCategoryValueSleepAnalysis.self))
        #expect(states(.mindfulSession) == numbers(HKCategoryValue.self))
        #expect(states(.headache) == numbers(HKCategoryValueSeverity.self))
        #expect(states(.moodChanges) == numbers(HKCategoryValuePresence.self))
        #expect(states(.appetiteChanges) == numbers(HKCategoryValueAppetiteChanges.self))
        #expect(states(.appleStandHour) == numbers(HKCategoryValueAppleStandHour.self))
        #expect(states(.lowCardioFitnessEvent) == numbers(HKCategoryValueLowCardioFitnessEvent.self))
        #expect(states(.appleWalkingSteadinessEvent) == numbers(HKCategoryValueAppleWalkingSteadinessEvent.self))
        #expect(
            states(.environmentalAudioExposureEvent) == numbers(HKCategoryValueEnvironmentalAudioExposureEvent.self)
        )
        #expect(states(.headphoneAudioExposureEvent) == numbers(HKCategoryValueHeadphoneAudioExposureEvent.self))
        #expect(states(.menstrualFlow) == numbers(HKCategoryValueVaginalBleeding.self))
        #expect(states(.menstrualFlow) == numbers(HKCategoryValueMenstrualFlow.self))
        #expect(states(.cervicalMucusQuality) == numbers(HKCategoryValueCervicalMucusQuality.self))
        #expect(states(.contraceptive) == numbers(HKCategoryValueContraceptive.self))
        #expect(states(.ovulationTestResult) == numbers(HKCategoryValueOvulationTestResult.self))
        #expect(states(.pregnancyTestResult) == numbers(HKCategoryValuePregnancyTestResult.self))
        #expect(states(.progesteroneTestResult) == numbers(HKCategoryValueProgesteroneTestResult.self))
    }

    @Test("Of workouts have the activities that can be saved")
    func activities() {
        for activity in WorkoutActivity.all {
            let type = HKWorkoutActivityType(rawValue: UInt(activity.number))
            #expect(type?.activity == activity)
            #expect(type.map { "\($0)".lowercased() } == activity.words.replacing(" ", with: "").lowercased())
        }
        #expect((0..<4000).filter { HKWorkoutActivityType(rawValue: $0) != nil }.count == WorkoutActivity.all.count)
        #expect(HKSampleType.workoutType() == HKWorkoutType.workoutType())
    }
}
