extension Page {
    /// A page in English.
    package static let english: Page = Page(
        "en-US",
        """
        The ferry leaves the north pier at 7:45 every morning.
        Tickets cost £12.50, and children under six travel free.
        Please keep your bags where you can see them.
        A small kitchen on the upper deck sells soup and coffee.
        If the wind turns, the captain may wait for an hour.
        "We never sail in fog," she said, and closed the book.
        Our office answers questions from Monday to Friday.
        The journey takes about forty minutes in calm weather.
        """
    )

    /// A page in German.
    package static let german: Page = Page(
        "de-DE",
        """
        Die Fähre verlässt den nördlichen Pier täglich um 7:45 Uhr.
        Fahrkarten kosten 12,50 €, Kinder unter sechs fahren frei.
        Bitte lassen Sie Ihr Gepäck nicht ohne Aufsicht stehen.
        Eine kleine Küche auf dem Oberdeck verkauft Suppe und Kaffee.
        Wenn der Wind dreht, wartet der Kapitän manchmal eine Stunde.
        „Bei Nebel fahren wir nie“, sagte sie und schloss das Buch.
        Unser Büro beantwortet Fragen von Montag bis Freitag.
        Größere Gruppen müssen vorher übers Telefon einen Platz wählen.
        """
    )

    /// A page in French.
    package static let french: Page = Page(
        "fr-FR",
        """
        Le bateau quitte le quai nord chaque matin à 7 h 45.
        Un billet coûte 12,50 € et les enfants voyagent gratuitement.
        Gardez toujours vos bagages près de vous, s’il vous plaît.
        Une petite cuisine, située à l’étage, vend de la soupe chaude.
        Si le vent tourne, le capitaine peut attendre une heure.
        Elle ferma le livre : « Nous ne partons jamais en forêt. »
        Notre bureau répond aux questions du lundi au vendredi.
        Où êtes-vous né, et depuis quand vivez-vous à la montagne ?
        """
    )

    /// A page in Spanish.
    package static let spanish: Page = Page(
        "es-ES",
        """
        El barco sale del muelle norte cada mañana a las 7:45.
        El billete cuesta 12,50 € y los niños viajan gratis.
        Por favor, no pierda de vista su equipaje en la estación.
        En la cubierta de arriba hay una pequeña cocina con sopa.
        Si cambia el viento, el capitán puede esperar una hora.
        ¿Cuándo llegará mi hermano? ¡Mañana, después del almuerzo!
        Nuestra oficina responde preguntas de lunes a viernes.
        El viaje dura unos cuarenta minutos con buen tiempo.
        """
    )

    /// A page in Italian.
    package static let italian: Page = Page(
        "it-IT",
        """
        Il traghetto parte dal molo nord ogni mattina alle 7:45.
        Il biglietto costa 12,50 € e i bambini viaggiano gratis.
        Per favore, tenete sempre d’occhio i vostri bagagli.
        Una piccola cucina sul ponte più alto vende zuppa e caffè.
        Se il vento gira, il capitano può aspettare anche un’ora.
        Perché non è venuta? La città era già piena di gente.
        Il nostro ufficio risponde alle domande da lunedì a venerdì.
        Il viaggio dura circa quaranta minuti quando il mare è calmo.
        """
    )

    /// A page in Portuguese.
    package static let portuguese: Page = Page(
        "pt-BR",
        """
        O barco sai do cais norte todas as manhãs às 7:45.
        A passagem custa 12,50 € e as crianças viajam de graça.
        Por favor, não deixe a sua bagagem sozinha na estação.
        Uma pequena cozinha no convés de cima vende sopa e café.
        Se o vento mudar, o capitão pode esperar até uma hora.
        Você não acha que a lição de amanhã será mais fácil?
        O nosso escritório responde a questões de segunda a sexta.
        A viagem dura cerca de quarenta minutos com tempo bom.
        """
    )

    /// A page in Dutch.
    package static let dutch: Page = Page(
        "nl-NL",
        """
        De veerboot vertrekt elke ochtend om 7:45 van de noordpier.
        Een kaartje kost € 12,50 en kinderen reizen gratis mee.
        Laat uw bagage nooit zonder toezicht op het perron staan.
        Een kleine keuken op het bovendek verkoopt soep en koffie.
        Als de wind draait, kan de kapitein een uur blijven wachten.
        Zij sloot het boek en zei dat wij nooit in de mist varen.
        Ons kantoor beantwoordt vragen van maandag tot vrijdag.
        De reis duurt ongeveer veertig minuten bij rustig weer.
        """
    )

    /// A page in Swedish.
    package static let swedish: Page = Page(
        "sv-SE",
        """
        Färjan lämnar den norra piren varje morgon klockan 7:45.
        En biljett kostar 125 kronor och små barn åker gratis.
        Håll alltid ögonen på ditt bagage när du är på stationen.
        Ett litet kök på det övre däcket säljer soppa och kaffe.
        Om vinden vänder kan kaptenen vänta i en hel timme.
        Hon stängde boken och sade att vi aldrig seglar i dimma.
        Vårt kontor svarar på frågor från måndag till fredag.
        Resan tar ungefär fyrtio minuter när vädret är lugnt.
        """
    )

    /// A page in Danish.
    package static let danish: Page = Page(
        "da-DK",
        """
        Færgen forlader den nordlige mole hver morgen klokken 7:45.
        En billet koster 125 kroner, og små børn rejser gratis.
        Hold altid øje med din bagage, når du er på stationen.
        Et lille køkken på det øverste dæk sælger suppe og kaffe.
        Hvis vinden vender, kan kaptajnen vente i en hel time.
        Hun lukkede bogen og sagde, at vi aldrig sejler i tåge.
        Vores kontor svarer på spørgsmål fra mandag til fredag.
        Rejsen tager omkring fyrre minutter, når vejret er roligt.
        """
    )

    /// A page in Norwegian.
    package static let norwegian: Page = Page(
        "no-NO",
        """
        Fergen forlater den nordlige bryggen hver morgen klokken 7:45.
        En billett koster 125 kroner, og små barn reiser gratis.
        Hold alltid øye med bagasjen din når du er på stasjonen.
        Et lite kjøkken på det øverste dekket selger suppe og kaffe.
        Hvis vinden snur, kan kapteinen vente i en hel time.
        Hun lukket boken og sa at vi aldri seiler når det er tåke.
        Kontoret vårt svarer på spørsmål fra mandag til fredag.
        Reisen tar omtrent førti minutter når været er rolig.
        """
    )

    /// A page in Nynorsk, the other written Norwegian.
    package static let nynorsk: Page = Page(
        "nn-NO",
        """
        Ferja går frå den nordlege bryggja kvar morgon klokka 7:45.
        Ein billett kostar 125 kroner, og små born reiser gratis.
        Hald alltid auge med bagasjen din når du er på stasjonen.
        Eit lite kjøkken på det øvste dekket sel suppe og kaffi.
        Om vinden snur, kan kapteinen vente i ein heil time.
        Ho lukka boka og sa at vi aldri seglar når det er skodde.
        Kontoret vårt svarar på spørsmål frå måndag til fredag.
        Reisa tek om lag førti minutt når vêret er roleg.
        """
    )

    /// A page in Polish.
    package static let polish: Page = Page(
        "pl-PL",
        """
        Prom odpływa z północnego nabrzeża codziennie o 7:45 rano.
        Bilet kosztuje 45 złotych, a małe dzieci jadą za darmo.
        Proszę nigdy nie zostawiać bagażu bez opieki na dworcu.
        Mała kuchnia na górnym pokładzie sprzedaje zupę i kawę.
        Jeśli wiatr się zmieni, kapitan może poczekać godzinę.
        Zamknęła książkę i powiedziała, że nie płyniemy we mgle.
        Nasze biuro odpowiada na pytania od poniedziałku do piątku.
        Podróż trwa około czterdziestu minut przy ładnej pogodzie.
        """
    )

    /// A page in Czech.
    package static let czech: Page = Page(
        "cs-CZ",
        """
        Trajekt odjíždí ze severního mola každé ráno v 7:45.
        Jízdenka stojí 95 korun a malé děti cestují zdarma.
        Prosíme, nenechávejte svá zavazadla na nádraží bez dozoru.
        Malá kuchyně na horní palubě prodává polévku a kávu.
        Když se vítr otočí, kapitán může počkat celou hodinu.
        Zavřela knihu a řekla, že v mlze nikdy neplujeme.
        Naše kancelář odpovídá na otázky od pondělí do pátku.
        Cesta trvá asi čtyřicet minut, je-li klidné počasí.
        """
    )

    /// A page in Romanian.
    package static let romanian: Page = Page(
        "ro-RO",
        """
        Feribotul pleacă de la cheiul de nord în fiecare dimineață.
        Un bilet costă 45 de lei, iar copiii mici călătoresc gratuit.
        Vă rugăm să nu lăsați bagajele fără supraveghere în gară.
        O mică bucătărie de pe puntea de sus vinde supă și cafea.
        Dacă vântul se schimbă, căpitanul poate aștepta o oră.
        Ea a închis cartea și a spus că nu plecăm pe ceață.
        Biroul nostru răspunde la întrebări de luni până vineri.
        Călătoria durează cam patruzeci de minute pe vreme bună.
        """
    )

    /// A page in Turkish.
    package static let turkish: Page = Page(
        "tr-TR",
        """
        Vapur her sabah saat 7:45’te kuzey iskelesinden kalkar.
        Bir bilet 95 lira, küçük çocuklar ise ücretsiz yolculuk eder.
        Lütfen istasyonda çantanızı gözünüzün önünden ayırmayın.
        Üst güvertedeki küçük mutfakta çorba ve kahve satılır.
        Rüzgâr dönerse kaptan bir saat kadar bekleyebilir.
        Kitabı kapattı ve siste hiç denize açılmadığımızı söyledi.
        Ofisimiz pazartesiden cumaya kadar soruları yanıtlar.
        Yolculuk sakin havada yaklaşık kırk dakika sürer.
        """
    )

    /// A page in Vietnamese.
    package static let vietnamese: Page = Page(
        "vi-VT",
        """
        Phà rời bến phía bắc lúc 7 giờ 45 mỗi buổi sáng.
        Vé giá 45.000 đồng, trẻ em dưới sáu tuổi được miễn phí.
        Xin đừng để hành lý của bạn ngoài tầm mắt ở nhà ga.
        Một bếp nhỏ ở tầng trên bán súp nóng và cà phê sữa.
        Nếu gió đổi chiều, thuyền trưởng có thể chờ một giờ.
        Cô ấy đóng sách lại và nói rằng họ không đi trong sương mù.
        Văn phòng của chúng tôi trả lời câu hỏi từ thứ hai.
        Chuyến đi kéo dài khoảng bốn mươi phút khi trời đẹp.
        """
    )

    /// A page in Indonesian.
    package static let indonesian: Page = Page(
        "id-ID",
        """
        Kapal feri berangkat dari dermaga utara setiap pagi pukul 7.45.
        Harga tiket 45.000 rupiah, dan anak kecil tidak membayar.
        Mohon jangan meninggalkan barang Anda tanpa pengawasan.
        Dapur kecil di geladak atas menjual sup panas dan kopi.
        Jika angin berubah, nakhoda dapat menunggu selama satu jam.
        Ia menutup buku itu dan berkata bahwa kami takut kabut.
        Kantor kami menjawab pertanyaan dari Senin sampai Jumat.
        Perjalanan itu memakan waktu sekitar empat puluh menit.
        """
    )

    /// A page in Malay.
    package static let malay: Page = Page(
        "ms-MY",
        """
        Feri bertolak dari jeti utara setiap pagi pada pukul 7.45.
        Harga tiket ialah RM 12.50 dan kanak-kanak tidak perlu bayar.
        Sila jaga beg anda dengan baik semasa berada di stesen.
        Dapur kecil di dek atas menjual sup panas dan kopi susu.
        Jika angin berubah, kapten boleh menunggu selama sejam.
        Dia menutup buku itu lalu berkata bahawa kabus amat tebal.
        Pejabat kami menjawab soalan dari hari Isnin hingga Jumaat.
        Perjalanan itu mengambil masa lebih kurang empat puluh minit.
        """
    )
}
