extension ReadingKind {
    /// What a person has eaten and drunk.
    static let nutrition: [ReadingKind] =
        [
            nutrient("EnergyConsumed", "kcal"), nutrient("Water", "mL"), nutrient("Caffeine", "mg"),
        ] + byMass("g", ["Carbohydrates", "Fiber", "Protein", "Sugar"])
        + byMass("g", ["FatTotal", "FatSaturated", "FatMonounsaturated", "FatPolyunsaturated"])
        + byMass("mg", ["Calcium", "Chloride", "Cholesterol", "Copper", "Iron", "Magnesium", "Manganese", "Niacin"])
        + byMass("mg", ["PantothenicAcid", "Phosphorus", "Potassium", "Riboflavin", "Sodium", "Thiamin", "Zinc"])
        + byMass("mg", ["VitaminB6", "VitaminC", "VitaminE"])
        + byMass("mcg", ["Biotin", "Chromium", "Folate", "Iodine", "Molybdenum", "Selenium"])
        + byMass("mcg", ["VitaminA", "VitaminB12", "VitaminD", "VitaminK"])

    private static func nutrient(_ name: String, _ unit: String) -> ReadingKind {
        ReadingKind("Dietary" + name, unit, in: "social-history", .sum)
    }

    private static func byMass(_ unit: String, _ names: [String]) -> [ReadingKind] {
        names.map { nutrient($0, unit) }
    }
}
