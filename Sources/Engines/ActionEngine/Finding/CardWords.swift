/// Words that tell what a line of a business card is.
enum CardWords {
    private static func list(_ words: String) -> Set<String> { Set(words.split(separator: " ").map(String.init)) }

    /// Titles before a name.
    static let prefixes = list(
        "dr prof professor mr mrs ms miss sir rev hon capt ing dipl-ing herr frau mme mlle me sra srta dra don doña"
    )

    /// Degrees and the like after a name.
    static let suffixes = list(
        "phd md mba jr sr ii iii iv esq cpa pe rn dds dvm jd msc bsc ma ba aia cfa pmp llm faia rdn lcsw np do edd"
    )

    /// Words within a family name.
    static let particles = list("van von de der den la di da del le ter ten zu dos das du des al bin ibn st mac")

    /// Positions.
    static let positions = list(
        """
        manager director engineer developer designer president vice ceo cto cfo coo cmo cio chief officer founder \
        co-founder cofounder owner partner consultant analyst architect attorney lawyer counsel accountant assistant \
        associate coordinator executive head lead leader specialist representative agent advisor adviser administrator \
        scientist researcher professor lecturer teacher editor writer journalist photographer artist producer chef \
        nurse physician doctor surgeon dentist therapist psychologist technician supervisor secretary treasurer \
        chairman chairwoman chair principal superintendent realtor broker buyer planner strategist programmer \
        geschäftsführer geschäftsführerin leiter leiterin ingenieur ingenieurin berater beraterin entwickler \
        entwicklerin vertrieb assistentin rechtsanwalt rechtsanwältin steuerberater architektin directeur directrice \
        ingénieur ingénieure gérant gérante chargé chargée responsable avocat avocate conseiller conseillère \
        directora gerente ingeniero ingeniera abogado abogada jefe jefa consultor consultora asesor asesora \
        arquitecto arquitecta
        """
    )

    /// The ends of positions in languages that don't divide words, and of German compounds.
    static let positionEndings = [
        "leiter", "leiterin", "berater", "beraterin", "ingenieur", "ingenieurin", "entwickler", "entwicklerin", "部長",
        "課長",
        "社長", "取締役", "係長", "主任", "マネージャー", "エンジニア", "デザイナー", "经理", "總監", "总监", "工程师", "董事长", "总裁", "主管", "设计师", "教授",
    ]

    /// Parts of an organization.
    static let departments = list(
        """
        department dept division abteilung bereich service département departamento faculty office team unit section
        """
    )

    /// Parts of an organization that are named by a word alone.
    static let fields = list(
        """
        sales marketing finance engineering operations logistics procurement legal research development resources \
        support communications accounting purchasing production einkauf vertrieb personal buchhaltung ventes achats \
        comptabilité ventas compras finanzas
        """
    )

    /// Words of names of organizations.
    static let organizations = list(
        """
        inc llc ltd limited gmbh ag kg ohg ug mbh se sa sas sarl sl srl spa bv nv ab oy plc corp corporation co company \
        group holdings studio studios labs lab partners consulting solutions technologies technology systems bank \
        university institute hospital clinic agency architects architekten associates industries international \
        enterprises services design designs media software foundation college school church ventures capital \
        insurance realty properties motors foods energy pharma logistics & sons brothers werke verlag universität \
        hochschule klinik groupe société cabinet université empresa grupo universidad
        """
    )

    /// Parts of names of organizations in languages that don't divide words.
    static let organizationParts = ["株式会社", "有限会社", "合同会社", "有限公司", "集团", "公司", "大学", "銀行", "银行", "研究所"]

    /// Words before a phone number, by the label that they mean.
    static let mobile = list("m mobile mob cell c handy mobil portable móvil movil celular 携帯 手机 手機")
    static let fax = list("f fax telefax facsimile télécopie 传真 傳真 ファックス")
    static let home = list("h home private privat privé particular")
    static let main = list("main switchboard zentrale central standard")
    static let pager = list("pager")

    /// Words before a number, a link or an address, which belong to no name.
    static let labels = mobile.union(fax).union(home).union(main).union(pager).union(
        list(
            """
            t tel tél phone p o office telefon téléphone teléfono telefono d direct direkt durchwahl ext e email e-mail \
            mail w web website www url a address adresse add dirección 電話 电话 地址 住所 邮箱 work ph twitter linkedin
            """
        )
    )
}
