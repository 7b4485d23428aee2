import Foundation

/// Chances as logarithms of odds, in which independent evidence adds up.
enum Odds {
    /// Returns the logarithm of the odds of a probability.
    static func log(_ probability: Double) -> Double {
        let bounded = min(max(probability, 1e-9), 1 - 1e-9)
        return Foundation.log(bounded / (1 - bounded))
    }

    /// Returns the probability of a logarithm of odds.
    static func probability(_ log: Double) -> Double { 1 / (1 + exp(-log)) }

    /// Returns the odds that one item, drawn by lot, is the one that a query looks for.
    ///
    /// The query may as well show nothing of the catalog, so the odds are a little less than one in the number of
    /// items. A catalog of a few items is judged like a larger one: their owner will add more.
    static func ofChance(amongItems count: Int) -> Double { -Foundation.log(2 * Double(max(count, 50))) }
}
