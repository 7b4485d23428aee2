/// The name of the social network Facebook.
public let CNSocialProfileServiceFacebook: String = "Facebook"
/// The name of the social network Flickr.
public let CNSocialProfileServiceFlickr: String = "Flickr"
/// The name of the social network LinkedIn.
public let CNSocialProfileServiceLinkedIn: String = "LinkedIn"
/// The name of the social network MySpace.
public let CNSocialProfileServiceMySpace: String = "MySpace"
/// The name of the social network SinaWeibo.
public let CNSocialProfileServiceSinaWeibo: String = "SinaWeibo"
/// The name of the social network TencentWeibo.
public let CNSocialProfileServiceTencentWeibo: String = "TencentWeibo"
/// The name of the social network Twitter.
public let CNSocialProfileServiceTwitter: String = "Twitter"
/// The name of the social network Yelp.
public let CNSocialProfileServiceYelp: String = "Yelp"
/// The name of the social network GameCenter.
public let CNSocialProfileServiceGameCenter: String = "GameCenter"
/// The name of the service AIM for instant messages.
public let CNInstantMessageServiceAIM: String = "AIM"
/// The name of the service Facebook for instant messages.
public let CNInstantMessageServiceFacebook: String = "Facebook"
/// The name of the service GaduGadu for instant messages.
public let CNInstantMessageServiceGaduGadu: String = "GaduGadu"
/// The name of the service GoogleTalk for instant messages.
public let CNInstantMessageServiceGoogleTalk: String = "GoogleTalk"
/// The name of the service ICQ for instant messages.
public let CNInstantMessageServiceICQ: String = "ICQ"
/// The name of the service Jabber for instant messages.
public let CNInstantMessageServiceJabber: String = "Jabber"
/// The name of the service MSN for instant messages.
public let CNInstantMessageServiceMSN: String = "MSN"
/// The name of the service QQ for instant messages.
public let CNInstantMessageServiceQQ: String = "QQ"
/// The name of the service Skype for instant messages.
public let CNInstantMessageServiceSkype: String = "Skype"
/// The name of the service Yahoo for instant messages.
public let CNInstantMessageServiceYahoo: String = "Yahoo"
