/// The label at home.
public let CNLabelHome: String = "_$!<Home>!$_"
/// The label at work.
public let CNLabelWork: String = "_$!<Work>!$_"
/// The label at school.
public let CNLabelSchool: String = "_$!<School>!$_"
/// The label elsewhere.
public let CNLabelOther: String = "_$!<Other>!$_"
/// The label of mail at iCloud.
public let CNLabelEmailiCloud: String = "iCloud"
/// The label of a home page.
public let CNLabelURLAddressHomePage: String = "_$!<HomePage>!$_"
/// The label of the day of a wedding.
public let CNLabelDateAnniversary: String = "_$!<Anniversary>!$_"
/// The label of an iPhone.
public let CNLabelPhoneNumberiPhone: String = "iPhone"
/// The label of an Apple Watch.
public let CNLabelPhoneNumberAppleWatch: String = "APPLE WATCH"
/// The label of a mobile phone.
public let CNLabelPhoneNumberMobile: String = "_$!<Mobile>!$_"
/// The label of the main number.
public let CNLabelPhoneNumberMain: String = "_$!<Main>!$_"
/// The label of a fax at home.
public let CNLabelPhoneNumberHomeFax: String = "_$!<HomeFAX>!$_"
/// The label of a fax at work.
public let CNLabelPhoneNumberWorkFax: String = "_$!<WorkFAX>!$_"
/// The label of a fax elsewhere.
public let CNLabelPhoneNumberOtherFax: String = "_$!<OtherFAX>!$_"
/// The label of a pager.
public let CNLabelPhoneNumberPager: String = "_$!<Pager>!$_"
/// The label of a father.
public let CNLabelContactRelationFather: String = "_$!<Father>!$_"
/// The label of a mother.
public let CNLabelContactRelationMother: String = "_$!<Mother>!$_"
/// The label of a parent.
public let CNLabelContactRelationParent: String = "_$!<Parent>!$_"
/// The label of a brother.
public let CNLabelContactRelationBrother: String = "_$!<Brother>!$_"
/// The label of a sister.
public let CNLabelContactRelationSister: String = "_$!<Sister>!$_"
/// The label of a son.
public let CNLabelContactRelationSon: String = "_$!<Son>!$_"
/// The label of a daughter.
public let CNLabelContactRelationDaughter: String = "_$!<Daughter>!$_"
/// The label of a child.
public let CNLabelContactRelationChild: String = "_$!<Child>!$_"
/// The label of a friend.
public let CNLabelContactRelationFriend: String = "_$!<Friend>!$_"
/// The label of a spouse.
public let CNLabelContactRelationSpouse: String = "_$!<Spouse>!$_"
/// The label of a partner.
public let CNLabelContactRelationPartner: String = "_$!<Partner>!$_"
/// The label of an assistant.
public let CNLabelContactRelationAssistant: String = "_$!<Assistant>!$_"
/// The label of a manager.
public let CNLabelContactRelationManager: String = "_$!<Manager>!$_"
/// The label of a colleague.
public let CNLabelContactRelationColleague: String = "_$!<Colleague>!$_"
