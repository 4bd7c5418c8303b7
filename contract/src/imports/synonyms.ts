import type { KindSlug } from '../kinds/index.ts';

/*
 * The words of offices, in English and Hindi, as `headerKey` gives them: in small letters, one space between words, nothing
 * but letters and digits. A heading is read word by word (`headings.ts`): the words of a kind, of a role and of a person
 * together say what a column holds, in any order and in both languages at once.
 */

/**
 * What is written for a kind of document, over a column or as the kind of a row, beside its names in the catalogues: words and
 * phrases divided by commas, frequent misspellings among them.
 */
export const kindWords: Partial<Record<KindSlug, string>> = {
  ll: `
    ll, llr, learner, learners, learner licence, learner license, learning licence, learning license, lerning licence,
    लर्निंग, लर्नर, लर्निंग लाइसेंस, लर्नर लाइसेंस, एलएल, शिक्षार्थी लाइसेंस`,
  dl: `
    dl, d l, driving, driving licence, driving license, licence, license, licens, liscence, lisence, driving lic,
    ड्राइविंग, ड्राइविंग लाइसेंस, लाइसेंस, लायसेंस, डीएल, चालक लाइसेंस`,
  insurances: `
    chek, insce, insurance, insurence, insurrance, insuranc, insurace, insurnce, insuarance, inssurance, insurances, ins, insu, insc, policy,
    bima, beema, third party, tp, motor insurance, risk,
    बीमा, इंश्योरेंस, इन्श्योरेंस, इंश्योरेन्स, पॉलिसी, पालिसी`,
  puccs: `
    puc, pucc, puc c, poll, pollution, polution, pollusion, pollutn, pollution certificate, pollution under control, emission,
    pradushan, प्रदूषण, प्रदुषण, पीयूसी, पीयूसीसी, प्रदूषण प्रमाणपत्र, प्रदूषण प्रमाण पत्र`,
  fitnesses: `
    fqvusl, fitness, fitnes, fittness, fitnss, fc, f c, cf, fit, fitness certificate, फिटनेस, फ़िटनेस, फिटनेस प्रमाणपत्र, उपयुक्तता`,
  permits: `
    ijfev, permit, parmit, permitt, national permit, np, state permit, home state permit, permit a, 5 year permit, 5 years permit,
    five year permit, परमिट, अनुज्ञा, अनुज्ञापत्र`,
  vltds: `vltd, vlt, vltds, gps, tracking device, vehicle tracking, वीएलटीडी, वीएलटी, जीपीएस`,
  'speed-governors': `
    speed governor, speed governer, speed gov, sld, sg, speed limiting device, speed limiter, speed limit device,
    स्पीड गवर्नर, एसएलडी, गति नियंत्रक`,
  taxes: `
    vsdl, tax, road tax, mv tax, roadtax, vehicle tax, token tax, quarterly tax, life time tax, lifetime tax,
    टैक्स, टेक्स, कर, रोड टैक्स, पथकर, वाहन कर, वाहन टैक्स`,
  registrations: `
    rc, registration, registration certificate, regn, reg, regn certificate, rc book, registeration,
    पंजीयन, पंजीयन प्रमाणपत्र, पंजीकरण, आरसी, आर सी`,
  'green-taxes': `green tax, greentax, green, environment tax, ग्रीन टैक्स, हरित कर, पर्यावरण कर`,
  authorisations: `
    authorisation, authorization, auth, np auth, np authorisation, np authorization, permit b, np b, permit authorisation,
    permit authorization, national permit authorisation, national permit authorization, प्राधिकार, ऑथराइजेशन`,
};

/**
 * What a word of a heading means, beside the kinds.
 * - roles: `until`, `from`, `number`; `valid` is `until` unless another role stands beside it; `date` alone says
 * neither; `issued` is a beginning, but of a policy only the start is; `done` (paid, tested, fitted) with a date is a beginning; `last` is what was done before, `next` what is to
 * come; `period` is
 * both ends in one cell. `test` is done, of a pollution certificate where nothing else is named; `national` is a
 * permit, or its yearly authorisation. A `receipt` has a number of ours only for green tax.
 * - persons: `owner`; `driver`, who is the holder in a list of licences; `other` is any other person, whose number is
 * never the owner's.
 * - `former` and `second` tell a value apart from the one that counts: "Old Vehicle No", "Alternate Mobile".
 * - `topic` is a thing of its own that is not stored: "Loan No" is no number of ours. `nothing` overrules all other
 * words, `serial` alone counts rows, beside others it is a number; `aside` says nothing beside others; `filler`
 * never does.
 */
export type Meaning =
  | KindSlug
  | (
      | 'until'
      | 'from'
      | 'issued'
      | 'number'
      | 'valid'
      | 'date'
      | 'done'
      | 'last'
      | 'next'
      | 'period'
      | 'test'
      | 'receipt'
      | 'national'
    )
  | ('owner' | 'driver' | 'other' | 'former' | 'second')
  | (
      | 'name'
      | 'mobile'
      | 'relation'
      | 'dob'
      | 'address'
      | 'city'
      | 'pincode'
      | 'hindi'
      | 'email'
      | 'company'
      | 'insurer'
      | 'policy'
    )
  | ('vehicle' | 'registration' | 'plate' | 'chassis' | 'engine' | 'model' | 'maker' | 'type' | 'class')
  | ('body' | 'cylinders' | 'cubic' | 'authority')
  | ('amount' | 'mode' | 'route' | 'ownDamage' | 'thirdParty' | 'transport' | 'private' | 'hazardous')
  | ('document' | 'topic' | 'nothing' | 'serial' | 'aside' | 'filler');

/**
 * The table of synonyms, with the commonest in Kruti Dev (`okgu` is वाहन): what is written over columns, words and phrases divided by commas. A longer phrase goes before its
 * words: "green tax" is no tax, and "last date" is an end.
 */
export const headingWords: Partial<Record<Meaning, string>> = {
  until: `
    vafre, vafre frffk, lekfir, upto, up to, uptill, expiry, expirydate, exp, expire, expires, expired, expiring, expiration, due, end, ends, ending, to,
    till, until, last date, final date, renewal, renew, clear upto,
    खत्म, ख़त्म, एक्सपायरी, एक्सपायर, तक, कब तक, समाप्ति, समाप्त, अंतिम, अंतिम तिथि, अंतिम दिनांक, आखिरी तारीख, ड्यू, नवीनीकरण,
    tak, kab tak, samapti, samapt, khatam, khatm, antim, antim tithi, antim tarikh, antim dinank, aakhri tarikh, akhri tarikh, navinikaran`,
  valid: `
    os/krk, वैलिडिटी, वैलिड, valid, validity, vaild, validty, valadity, valid date, validity date, वैध, वैधता, मान्य, मान्यता, वैधता तिथि, वैधता दिनांक,
    vaidh, vaidhta, vaidhata, manya`,
  from: `
    from, start, starts, starting, begin, begins, since, effective, inception, commencement,
    से, कब से, प्रारंभ, प्रारम्भ, आरंभ, आरम्भ, शुरू, se, kab se, prarambh, shuru`,
  issued: `issue, issued, issuance, doi, जारी, निर्गमन, jari`,
  date: `frffk, fnukad, date, dates, dt, dated, day, on, दिनांक, तिथि, तारीख, तारिख, डेट, dinank, dinaank, tithi, tarikh, tareekh`,
  done: `
    paid, payment, deposit, deposited, fitment, installation, installed, renewed, जमा, भुगतान, अदायगी, अदा, चुकता, भरा, भरी,
    jama, bhugtan, bhara, bhari`,
  test: `test, tested, testing, जाँच, जांच`,
  last: `last, latest, पिछला, पिछली, गत`,
  next: `next, upcoming, अगला, अगली, आगामी`,
  period: `period, duration, term, अवधि`,
  number: `dzekad, øekad, uacj, uecj, no, nos, number, num, nbr, numbers, नंबर, नम्बर, नं, संख्या, क्रमांक, क्रमाँक, sankhya, kramank`,

  owner: `
    lokeh, okgu lokeh, ekfyd, owner, owners, vehicle owner, registered owner, regd owner, reg owner, rc holder, rc owner, party, customer, cust, client,
    holder, licence holder, license holder, dl holder, policy holder, policyholder, permit holder, insured, the insured, assured, proposer,
    applicant, person, malik, swami, owner s,
    स्वामी, वाहन स्वामी, मालिक, वाहन मालिक, पंजीकृत स्वामी, पंजीयत स्वामी, पार्टी, ग्राहक, आवेदक, धारक, बीमाधारक, बीमित`,
  driver: `
    driver, drivers, chalak, chauffeur, student, candidate, trainee, pupil, learner name, name of learner, छात्र, प्रशिक्षु, अभ्यर्थी, चालक, वाहन चालक, ड्राइवर, ड्राईवर`,
  other: `
    agent, agents, sub agent, dealer, dealers, nominee, emergency, broker, posp, guarantor, gaurantor, reference, referred by,
    referred, referral, ref, referrer, introducer, conductor, helper, cleaner, attendant, supervisor, manager, incharge,
    in charge, employee, staff, operator, vendor, supplier, financer, financier, financer s, finance, financed, finance company,
    financed by, hp, hpa, hypothecation, hypothecated, hypo, hypothecation to, bank, banker, lender, branch manager,
    contact person, contact name, name of contact, contact person no, contact person name, transferee, transferor, seller, buyer, purchaser, new owner, witness,
    surveyor, executive, salesman, sales person, consultant, advisor, advocate, doctor, school, parent, nok,
    next of kin, centre, center, centres, centers, spouse, landlord, tenant, consignor, consignee, user, created by, updated by, entered by, handled by,
    prepared by, checked by, issued by, verified by, police, garage, workshop, mechanic, showroom, associate, partner,
    एजेंट, अभिकर्ता, डीलर, विक्रेता, क्रेता, परिचालक, कंडक्टर, खलासी, हेल्पर, नामिनी, नॉमिनी, नामांकित, गारंटर, जमानतदार,
    प्रबंधक, सुपरवाइजर, बैंक, फाइनेंसर, वित्तपोषक, आपातकालीन, संदर्भ, हस्ते`,
  former: `
    old, previous, prev, pre, prior, former, ex, earlier, past, original, replaced, converted from,
    पुराना, पुरानी, पुराने, पूर्व, भूतपूर्व`,
  second: `
    alternate, alternative, alternet, alt, alter, another, second, secondary, other, 2nd, 2, 3, ii, additional, extra, landline,
    std, fax, res, वैकल्पिक, दूसरा, दूसरे, अन्य, अतिरिक्त`,

  name: `uke, dk uke, name, names, naam, nam, नाम, का नाम`,
  mobile: `
    eksckbzy, eksckby, eks, mobile, mobil, mob, moblie, mobail, mb, mo, phone, ph, contact, contacts, cont, cell, calling, cell phone, whatsapp, whats app, wa,
    whatsapp mobile, tel, telephone, registered mobile, regd mobile, mobile phone, phone m, ph m, contact mobile,
    मोबाइल, मोबाईल, मोबाइल फोन, मो, फोन, फ़ोन, दूरभाष, संपर्क, सम्पर्क, व्हाट्सएप, व्हाट्सऐप`,
  relation: `
    firk, ifr, father, fathers, father s, f name, fname, father husband, husband, husbands, so, s o, w o, d o, c o, wo do, so wo do, s w d, s d w, w d s, w s d, d w s,
    swd, sdw, s o w o d o, guardian, son of, wife of, daughter of, son wife daughter, son wife daughter of, relation name,
    father or husband, gaurdian, wife, pita, pati,
    पिता, पति, पिता पति, पिता या पति, पिता अथवा पति, पुत्र, पुत्री, आत्मज, संरक्षक`,
  dob: `
    dob, d o b, date of birth, birth, birthdate, birth date, birthday, जन्म, जन्म तिथि, जन्मतिथि, जन्म दिनांक, जन्म तारीख,
    janm, janam, janm tithi, janm dinank`,
  address: `irk, address, addr, add, adress, residence, residential, pata, पता, निवास, निवासी, पते`,
  city: `
    city, district, dist, distt, town, village, place, area, location, vill, शहर, जिला, ज़िला, गाँव, गांव, ग्राम, नगर, स्थान,
    shahar, jila, zila, gaon, gram, nagar`,
  pincode: `pin, pin code, pincode, zip, zip code, postal code, post code, pin no, पिन, पिन कोड, पिनकोड`,
  hindi: `hindi, devanagari, devnagari, regional language, local language, हिन्दी, हिंदी, हिन्दी में, हिंदी में, देवनागरी`,
  email: `email, e mail, emailid, mail, email id, e mail id, mail id, email address, ईमेल, ई मेल`,
  company: `company, comp, co, provider, कंपनी, कम्पनी`,
  insurer: `
    insurer, insurer s, insurers, insurance provider, insurance company, insurance co, insurance comp, ins company, ins co,
    ins comp, insured by, insured with, insured from, बीमा कंपनी, बीमा कम्पनी, बीमाकर्ता`,
  policy: `policy, policies, पॉलिसी, पालिसी`,

  vehicle: `
    okgu, xkm h, xkmh, vehicle, vehicles, veh, vehical, vehicel, vechicle, vehichle, vehicle s, vh, gadi, gaadi, gari, gadee, truck, lorry, bus,
    car, taxi, auto, tractor, jeep, tanker, vahan, v, vno, वाहन, गाड़ी, गाडी, ट्रक, बस, यान`,
  registration: `
    rc, rc book, registration, registeration, registartion, registered, registration certificate, regn, reg, regd, regis, regist, regn certificate,
    panjiyan, panjikaran, panjeeyan,
    पंजीयन, पंजीकरण, पंजीकृत, पंजीयन प्रमाणपत्र, पंजीयन प्रमाण पत्र, रजिस्ट्रेशन, रजि, आरसी, आर सी`,
  plate: `
    regn number of vehicle, regn no of vehicle, registration number of vehicle, registration no of vehicle, reg no of vehicle,
    plate, number plate, license plate, licence plate, registration mark, plate number, plate no, नंबर प्लेट`,
  chassis: `
    chassis, chasis, chesis, chassi, chasi, chesi, chas, chassisno, vin, ch, vehicle identification,
    चेसिस, चेचिस, चैसिस, चेसीस, चेसिज`,
  engine: `engine, eng, engine motor, motor, enginee, इंजन, इंजिन, ईंजन`,
  model: `
    model, make model, maker model, model name, modal, मॉडल, माडल`,
  maker: `make, maker, manufacturer, mfr, brand, vehicle make, मेक, निर्माता, मेकर`,
  body: `body, body type, type of body, body desc, body type desc, बॉडी, बाडी, बॉडी का प्रकार`,
  cylinders: `
    cylinders, no of cylinders, number of cylinders, no of cylinder, number of cylinder, no of cyl, no cyl, no cylinders,
    cylinder count, सिलिंडर की संख्या, सिलेंडर की संख्या, सिलिंडर संख्या, सिलेंडर संख्या`,
  cubic: `
    cubic capacity, cubic cap, cc, c c, cubic, engine capacity, engine cc, displacement, घन क्षमता, इंजन क्षमता, सीसी, सी सी`,
  authority: `
    registering authority, registration authority, registered at, registered rto, registering office, registering rto,
    registration office, पंजीयन प्राधिकारी, पंजीकरण प्राधिकारी, पंजीयन अधिकारी, पंजीयन कार्यालय`,
  type: `type, types, typ, description of vehicle, प्रकार, का प्रकार, टाइप`,
  class: `class, category, class of vehicle, cov, classes, vehicle description, श्रेणी, वर्ग`,

  amount: `amount, amt, rs, rupees, inr, राशि, रुपये, रु`,
  mode: `mode, tax period, frequency, भुगतान अवधि, टैक्स की अवधि, कर का प्रकार`,
  route: `route, मार्ग, रूट`,
  ownDamage: `od, o d, own damage, own damages`,
  thirdParty: `third party, 3rd party, tp, t p, act, liability, थर्ड पार्टी, तृतीय पक्ष`,
  transport: `transport, tr, trans, tv, commercial, परिवहन`,
  private: `non transport, nontransport, nt, private, गैर परिवहन, निजी`,
  hazardous: `hazardous, hazard, haz, hazmat, hazardous goods`,
  receipt: `receipt, receipts, रसीद`,
  national: `np, n p, national permit, aitp, a i t p, all india permit, all india tourist permit, 1 year permit, राष्ट्रीय परमिट, नेशनल परमिट`,
  document: `
    document, documents, doc, docs, paper, papers, kind, work, particulars, document name, doc name,
    दस्तावेज़, दस्तावेज, कागज़, कागज, काम`,

  topic: `
    aadhaar, aadhar, adhar, adhaar, uid, pan, pan card, gst, gstin, voter, passport, ration, tin, cin, ifsc, account, ac, a c,
    acc, loan, emi, invoice, bill, challan, e challan, echallan, voucher, cheque, utr, txn, transaction, fastag,
    fast tag, fasttag, imei, sim, serial of device, device, badge, application, appl, app no, file, token no, folio, ledger,
    purchase, delivery, sale, sold, handover, manufacture, manufacturing, manufactured, mfg, manu, month, year, yr, age,
    fuel, colour, color, norms, norm, emission norms, seat, seats, seating, capacity, cylinder, weight, wt,
    gvw, rlw, ulw, unladen, laden, unld, gross, wheelbase, wheel, tyre, tyres, axle, variant, odometer, km, kms, mileage, meter,
    service, servicing, maintenance, battery, warranty, amc, insurance claim, claim, noc, slot, appointment, biometric, photo,
    premium, net premium, gross premium, od premium, tp premium, idv, ncb, sum insured, sum assured, commission, discount,
    fee, fees, fine, penalty, cost, price, rate, balance, total, advance, received, dues, outstanding, charges,
    entry, created, updated, entry date, create date, joining, salary, blood, gender, sex, nationality, qualification,
    group, fleet, department, dept, division, depot, project, site, ownership, trailer, trolley, owner sr, owner serial,
    health, life, cargo, goods, marine, personal accident, mediclaim, medical, scan, copy, upload, link, url, image, pdf,
    user id, customer id, cust id, client id, party code, code, id, key no, key, hsrp, plate colour, tehsil, tahsil,
    आधार, पैन, खाता, ऋण, चालान, बिल, ईंधन, रंग, सीट, क्षमता, वजन, वर्ष, निर्माण वर्ष, माह, फाइल, आवेदन, बैज,
    शुल्क, कुल, योग, बकाया, तहसील, फास्टैग, सेवा`,
  nothing: `
    s no, sno, sr, sr no, srno, sl, sl no, slno, si no, serial, serial no, serial number, serial no of owner, line, row, index,
    no of vehicles, no of vehicle, number of vehicles, number of vehicle, total vehicles, count, quantity, qty,
    remark, remarks, remark if any, note, notes, comment, comments, status, state of document, sign, signature, days, day left,
    days left, left, days remaining, remaining, days to expiry, days to expire, reminder, reminders, alert, follow up, followup,
    what is wrong, reason, error, non use, blacklist, black list, blacklisted, as on, checked, verified, action, pending,
    issuing authority, issuing office, renewed by,
    स क्र, सक्र, सरल क्रमांक, अनु क्र, अनुक्रमांक, रिमार्क, टिप्पणी, टीप, विवरण, हस्ताक्षर, स्थिति, शेष, शेष दिन,
    बचे दिन, दिन शेष, पंक्ति, क्या गलत है, त्रुटि, अभ्युक्ति`,
  serial: `क्र, क्रं, सं`,
  aside: `
    rto, office, branch, state, country, post, po, ps, home, self, family, city code, ward, street,
    landmark, house, local, भवन, कार्यालय, शाखा, राज्य, घर, थाना, पोस्ट`,
  filler: `
    english, in english, अंग्रेजी, अंग्रेज़ी, अंग्रेजी में, the, your, when, what, which, does, do, did, will, enter, kindly, write, of, and, for, is, in, a, an, if, any, with, by, at, per, as, or, details, detail, data, info, information, desc,
    description, full, present, current, permanent, own, correspondence, communication, complete, new format, format, valid for,
    certificate, cert, certi, card, book, mark, 1, 1st, first, primary, main, dd mm yyyy, dd mm yy, dd mmm yyyy, ddmmyyyy,
    mm dd yyyy, yyyy mm dd, 10 digit, 10 digits, digits, digit, required, mandatory, optional, only, please, eg, under control,
    का, की, के, को, में, से संबंधित, एवं, और, व, या, प्रमाणपत्र, प्रमाण पत्र, प्रमाण, पत्र, पूरा, स्थायी, वर्तमान, है, कृपया, ka, ki, ke`,
};

/**
 * Words over columns that together hold one value, in the order in which they are joined, phrases divided by commas. `number`
 * makes a part only of what a heading already calls an address.
 */
export const partWords = {
  name: [
    'first name, given name, forename, fore name, पहला नाम, प्रथम नाम, pahla naam',
    'middle name, मध्य नाम',
    'last name, l name, lname, surname, sur name, family name, सरनेम, उपनाम, कुलनाम, upnaam',
  ],
  /** Parts of a name beside a last name alone: elsewhere the father's and the mother's. */
  initials: ['f name, fname', 'm name, mname'],
  day: ['day, dd, दिन', 'month, mm, mon, माह, महीना', 'year, yyyy, yy, वर्ष, साल'],
  address: [
    `house no, house number, house, h no, hno, door no, flat no, flat, plot no, building, street, street name, road, lane, mohalla,
    muhalla, colony, locality, landmark, land mark, ward, ward no, village, vill, gram, gaon, post, post office, tehsil, tahsil,
    block, thana, police station, मकान नं, मकान, मोहल्ला, कॉलोनी, सड़क, वार्ड, वार्ड नं, ग्राम, गाँव, गांव, पोस्ट, तहसील, विकासखंड, थाना`,
  ],
  number: ['line 1, line 2, line 3, line 4, line one, line two, 1, 2, 3, 4, i, ii, iii, part 1, part 2'],
  plate: [
    `state, state code, rto, rto code, rto no, office code, district code, dist code, code, series, letters, number, no, num, digits,
    vehicle, veh, registration, regn, reg, राज्य, जिला कोड, सीरीज, नंबर`,
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
