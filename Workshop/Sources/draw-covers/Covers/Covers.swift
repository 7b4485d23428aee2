extension Picture {
    /// The covers of Music, artist by artist.
    static let covers: [Picture] = [Picture](
        [
            marlowAndWren, vesperQuay, ohmDepartment, ilseBrandt, carrionChoir, nadiaOkafor, paperLanterns, koriTanabe,
            rioClaro, staticParade, aureliaFinch, papayaUnion, lowlandStatic, motherComet, juneCalloway, ghostwriter,
            samirHaddad, bluebirdHostel, tallulahVoss, fieldNotes,
        ].joined()
    )
}
