import Foundation

/// Cards in the shapes that programs write.
enum CardSamples {
    /// As Apple's address book exports: version 3.0, grouped labels, a year that means none.
    static let apple = """
        BEGIN:VCARD
        VERSION:3.0
        PRODID:-//Apple Inc.//iPhone OS 17.4//EN
        N:Marković;Ana;María;Dr.;PhD
        FN:Dr. Ana María Marković PhD
        NICKNAME:Anči
        X-MAIDENNAME:Novak
        X-PHONETIC-FIRST-NAME:Ah-na
        ORG:Kepler\\, Sons & Co;Optics
        TITLE:Head of lenses
        EMAIL;type=INTERNET;type=HOME;type=pref:ana@example.org
        item1.EMAIL;type=INTERNET:ana.lab@example.com
        item1.X-ABLabel:Lab
        TEL;type=IPHONE;type=CELL;type=VOICE;type=pref:+43 660 1234567
        TEL;type=WORK;type=FAX:(01) 555-0100
        item2.TEL:+43 1 555 01 01
        item2.X-ABLabel:_$!<School>!$_
        item3.ADR;type=HOME;type=pref:;;Ringstraße 5\\nTop 7;Wien;;1010;Austria
        item3.X-ABADR:at
        item4.URL;type=pref:https\\://example.org/a\\,b
        item4.X-ABLabel:_$!<HomePage>!$_
        BDAY;X-APPLE-OMIT-YEAR=1604:1604-02-29
        item5.X-ABDATE;type=pref:2011-06-18
        item5.X-ABLabel:_$!<Anniversary>!$_
        item6.X-ABRELATEDNAMES;type=pref:Mira
        item6.X-ABLabel:_$!<Sister>!$_
        X-SOCIALPROFILE;type=twitter;x-user=anamark:http://twitter.com/anamark
        IMPP;X-SERVICE-TYPE=Skype;type=WORK:skype:ana.m
        NOTE:First line\\nSecond\\; with semicolon
        X-WIRE;X-SECRET="a;b:c":kept  exactly\u{20}
        UID:4A1F0C62-7C8B-4B1E-9E53-3F7D1B5B9D10
        END:VCARD

        """

    /// As old phones write: version 2.1, bare types, quoted-printable in a named character set.
    static let old = """
        BEGIN:VCARD
        VERSION:2.1
        N;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:M=FCller;J=FCrgen
        FN;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:J=FCrgen M=FCller
        TEL;HOME;VOICE:030 5550123
        TEL;CELL:0170 5550124
        NOTE;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:Zeile eins=0D=0A=
        Zeile zwei =E2=82=AC
        PHOTO;JPEG;ENCODING=BASE64:
         /9j/4AAQSkZJRgABAQ==

        X-PATH:C:\\new
        END:VCARD

        """

    /// As version 4.0 describes.
    static let new = """
        BEGIN:VCARD
        VERSION:4.0
        UID:urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6
        FN:Chloé Dubois
        N:Dubois;Chloé;;;
        TEL;VALUE=uri;PREF=1;TYPE="voice,home":tel:+33-1-55-50-01-02
        ADR;TYPE=work;CC=FR;LABEL="1 rue^nParis":;;1 rue de la Paix;Paris;;75002;France
        BDAY:--0412
        ANNIVERSARY:20090808T1430-0500
        RELATED;TYPE=spouse;VALUE=text:Luc
        RELATED;TYPE=friend:urn:uuid:03a0e51f-d1aa-4385-8a53-e29025acd8af
        PHOTO:data:image/png;base64,iVBORw0KGgo=
        NOTE:A line that is long enough to be folded in a file\\, since it has more tha
         n seventy-five bytes.
        END:VCARD

        """

    /// As Outlook writes: version 2.1, with a certificate and a label of several lines.
    static let outlook = """
        BEGIN:VCARD
        VERSION:2.1
        X-MS-SIGNATURE:YES
        N;LANGUAGE=de:Berg;Bo;;Hr.
        FN:Bo Berg
        ORG:Kepler;Linsen
        TEL;WORK;VOICE:+49 (30) 5550100
        TEL;WORK;FAX:+49 (30) 5550101
        ADR;WORK;PREF;CHARSET=Windows-1252;ENCODING=QUOTED-PRINTABLE:;;Stra=DFe 5;Berlin;;10117;Deutschland
        LABEL;WORK;PREF;CHARSET=Windows-1252;ENCODING=QUOTED-PRINTABLE:Stra=DFe 5=0D=0A=
        10117 Berlin=0D=0A=
        Deutschland
        X-MS-OL-DEFAULT-POSTAL-ADDRESS:2
        URL;WORK:http://example.org/?a=b=
        KEY;X509;ENCODING=BASE64:
         MIICXAIBAAKBgQ
         DTYZ0=

        EMAIL;PREF;INTERNET:bo@example.org
        REV:20260101T120000Z
        END:VCARD

        """

    /// As Google exports: version 3.0, with labels of people and a photo that is a link.
    static let google = """
        BEGIN:VCARD
        VERSION:3.0
        FN:Zoë van der Berg
        N:van der Berg;Zoë;;;
        item1.EMAIL;TYPE=INTERNET:zoe@example.org
        item1.X-ABLabel:
        item2.TEL:+31 20 555 0100
        item2.X-ABLabel:Boot
        item3.ADR:;;Gracht 1;Amsterdam;;1011;NL;Gracht 1\\nAmsterdam
        item3.X-ABLabel:
        PHOTO:https://example.org/photo.jpg
        CATEGORIES:myContacts,starred
        END:VCARD

        """

    /// As Evolution writes: version 3.0, with parameters for its own forms.
    static let evolution = """
        BEGIN:VCARD
        VERSION:3.0
        REV:2026-01-02T03:04:05Z
        UID:pas-id-5F0000000001
        X-EVOLUTION-FILE-AS:Berg\\, Bo
        N:Berg;Bo;;;
        FN:Bo Berg
        NICKNAME:
        EMAIL;TYPE=HOME;X-EVOLUTION-UI-SLOT=1;X-COUCHDB-UUID="x:1":bo@example.org
        TEL;X-EVOLUTION-UI-SLOT=1;TYPE="WORK,VOICE":030 5550100
        X-JABBER;X-EVOLUTION-UI-SLOT=1;TYPE=HOME:bo@jabber.example
        X-EVOLUTION-SPOUSE:Ana
        X-EVOLUTION-ANNIVERSARY:2010-05-06
        BDAY;VALUE=date:1980-07-08
        X-MOZILLA-HTML:FALSE
        END:VCARD

        """

    /// All of them.
    static let all = [apple, old, new, outlook, google, evolution]
}

extension String {
    /// The bytes of a file with the ends of lines that cards have.
    var card: Data { Data(replacing("\n", with: "\r\n").utf8) }
}
