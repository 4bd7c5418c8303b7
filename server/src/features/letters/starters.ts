import type { TemplateSubject } from '@rto-desk/contract/letter';
import type { Db } from '../../platform/database/database.ts';
import { type Parts, pack } from './package.ts';
import { addMissingTemplates, templateNames } from './templates.ts';

/*
 * Templates to begin with, in our own words; the statutory text stays on the printed form. The data sheets list the facts that a
 * form asks for in the form's order, as older editions of the Central Motor Vehicles Rules have them.
 */

type Language = 'en' | 'hi';
type Said = Readonly<Record<Language, string>>;
/** A paragraph, or rows of a table. */
type Part = Said | { rows: readonly (readonly Said[])[] };

interface Starter {
  name: Said;
  subject: TemplateSubject;
  numbered: boolean;
  copies: number | null;
  heading: Said;
  parts: readonly Part[];
}

const said = (en: string, hi: string): Said => ({ en, hi });
const same = (text: string): Said => said(text, text);
/** A row of a data sheet: what the form asks, and the fact. */
const row = (en: string, hi: string, value: string): readonly Said[] => [said(en, hi), same(value)];

const OFFICE: readonly Part[] = [
  said('{office.name}', '{office.name_hi}'),
  said('{office.contact}', '{office.contact_hi}'),
  said('No. {number}          Date: {today}', 'क्रमांक {number}          दिनांक: {today}'),
];
const SIGNATURE: readonly Part[] = [same(''), said('Signature: ……………………………………', 'हस्ताक्षर: ……………………………………')];
const COMPARE = said(
  'The order follows older editions of the form. Compare it with the form that you use.',
  'क्रम फ़ॉर्म के पुराने संस्करण के अनुसार है। जो फ़ॉर्म आप भर रहे हैं उससे मिला लें।',
);

/** A fact of a person, which Hindi letters print in Hindi. */
const personal = (en: string, hi: string, tag: string): readonly Said[] => [
  said(en, hi),
  said(`{${tag}}`, `{${tag}_hi}`),
];
const OWNER_NAME = personal('Owner', 'स्वामी', 'owner.name');
const OWNER = [
  OWNER_NAME,
  personal('Son, wife or daughter of', 'पिता/पति का नाम', 'owner.relation_name'),
  personal('Address', 'पता', 'owner.address'),
  row('PIN code', 'पिन कोड', '{owner.pincode}'),
];
const BUYER = [
  personal('Buyer', 'खरीदार', 'buyer.name'),
  personal('Buyer: son, wife or daughter of', 'खरीदार: पिता/पति का नाम', 'buyer.relation_name'),
  personal('Buyer: address', 'खरीदार: पता', 'buyer.address'),
  row('Buyer: PIN code', 'खरीदार: पिन कोड', '{buyer.pincode}'),
];
const MARK = row('Registration number', 'वाहन नंबर', '{vehicle.registration_no}');
const CHASSIS = [
  row('Chassis number', 'चेसिस नंबर', '{vehicle.chassis_no}'),
  row('Engine number', 'इंजन नंबर', '{vehicle.engine_no}'),
];
const INSURANCE = [
  row('Insurance: company', 'बीमा कंपनी', '{insurance.company_name}'),
  row('Insurance: policy number', 'बीमा पॉलिसी नंबर', '{insurance.policy_number}'),
  row('Insurance: valid until', 'बीमा की अंतिम तिथि', '{insurance.end_date}'),
];
const FINANCIER = row('Financier', 'फ़ाइनेंसर', '{vehicle.financier}');

/** A data sheet of a form. */
function sheet(form: string, copies: number, rows: readonly (readonly Said[])[]): Starter {
  return {
    name: said(`Data sheet for Form ${form}`, `फ़ॉर्म ${form} के लिए जानकारी`),
    ...{ subject: 'vehicle', numbered: false, copies },
    heading: said(`Data sheet for Form ${form}`, `फ़ॉर्म ${form} के लिए जानकारी`),
    parts: [{ rows }, COMPARE, ...SIGNATURE],
  };
}

/** A notesheet with the facts of the vehicle, the work that is asked for, and the proposal. */
function notesheet(name: Said, subject: TemplateSubject, work: Said): Starter {
  return {
    name,
    ...{ subject, numbered: true, copies: 1 },
    heading: said('Notesheet', 'नोटशीट'),
    parts: [
      ...OFFICE,
      {
        rows: [
          MARK,
          ...OWNER,
          row('Type', 'वाहन का प्रकार', '{vehicle.type}'),
          row('Make and model', 'कंपनी और मॉडल', '{vehicle.make_model}'),
          row('Body type', 'बॉडी का प्रकार', '{vehicle.body_type}'),
          row('Cylinders', 'सिलिंडर', '{vehicle.cylinders}'),
          row('Cubic capacity (cc)', 'इंजन क्षमता (सीसी)', '{vehicle.cubic_capacity}'),
          row('Registered on', 'पंजीयन तिथि', '{vehicle.registered_on}'),
          row('Registering authority', 'पंजीयन प्राधिकारी', '{vehicle.registering_authority}'),
          ...CHASSIS,
          row('Tax paid until', 'टैक्स की अंतिम तिथि', '{tax.tax_upto}'),
          row('Fitness until', 'फिटनेस की अंतिम तिथि', '{fitness.expiry_date}'),
          ...INSURANCE,
          row('Permit number', 'परमिट नंबर', '{permit.permit_number}'),
          row('PUC until', 'प्रदूषण प्रमाणपत्र की अंतिम तिथि', '{pucc.valid_until}'),
          FINANCIER,
        ],
      },
      said(`Work asked for: ${work.en}`, `चाहा गया कार्य: ${work.hi}`),
      said('Documents enclosed: {ask.enclosures?}', 'संलग्न दस्तावेज़: {ask.enclosures?}'),
      said('Checks: {ask.checks?}', 'जाँच: {ask.checks?}'),
      said('Proposal: {ask.proposal}', 'प्रस्ताव: {ask.proposal}'),
      said(
        'Clerk ……………………   Head ……………………   Officer ……………………',
        'लिपिक ……………………   शाखा प्रभारी ……………………   अधिकारी ……………………',
      ),
    ],
  };
}

const starters: readonly Starter[] = [
  {
    name: said('Covering letter', 'अग्रेषण पत्र'),
    ...{ subject: 'vehicle', numbered: true, copies: 2 },
    heading: said('Covering letter', 'अग्रेषण पत्र'),
    parts: [
      ...OFFICE,
      said('To: {ask.addressee}', 'प्रति: {ask.addressee}'),
      said(
        'Subject: {vehicle.registration_no}, {owner.name}',
        'विषय: {vehicle.registration_no}, {owner.name_hi}',
      ),
      said(
        'The documents of vehicle {vehicle.registration_no} ({vehicle.make_model}), owner {owner.name}, are enclosed: {ask.enclosures}.',
        'वाहन {vehicle.registration_no} ({vehicle.make_model}), स्वामी {owner.name_hi}, के कागज़ात संलग्न हैं: {ask.enclosures}।',
      ),
      ...SIGNATURE,
    ],
  },
  {
    name: said('Authority letter', 'प्राधिकार पत्र'),
    ...{ subject: 'vehicle', numbered: false, copies: 1 },
    heading: said('Authority letter', 'प्राधिकार पत्र'),
    parts: [
      said('Date: {today}', 'दिनांक: {today}'),
      said(
        'I, {owner.name}, son/wife/daughter of {owner.relation_name}, resident of {owner.address}, owner of vehicle {vehicle.registration_no}, authorise {ask.agent} to submit and collect documents for {ask.work} on my behalf.',
        'मैं, {owner.name_hi}, पिता/पति {owner.relation_name_hi}, निवासी {owner.address_hi}, वाहन {vehicle.registration_no} का/की स्वामी, {ask.agent} को {ask.work} के लिए अपनी ओर से कागज़ात जमा करने और लेने का अधिकार देता/देती हूँ।',
      ),
      ...SIGNATURE,
    ],
  },
  {
    name: said('Request to correct data', 'जानकारी सुधारने का अनुरोध'),
    ...{ subject: 'vehicle', numbered: true, copies: 2 },
    heading: said('Correction of the record', 'अभिलेख में सुधार'),
    parts: [
      ...OFFICE,
      said('To: {ask.addressee}', 'प्रति: {ask.addressee}'),
      said(
        'Vehicle {vehicle.registration_no}, {vehicle.make_model}, stands in the name of {owner.name}, {owner.address}. Please correct:',
        'वाहन {vehicle.registration_no}, {vehicle.make_model}, {owner.name_hi}, {owner.address_hi} के नाम दर्ज है। कृपया सुधारें:',
      ),
      {
        rows: [
          [said('What', 'क्या'), said('Recorded', 'दर्ज'), said('Correct', 'सही')],
          [same('{ask.what}'), same('{ask.recorded}'), same('{ask.correct}')],
        ],
      },
      said('Reason: {ask.reason}', 'कारण: {ask.reason}'),
      ...SIGNATURE,
    ],
  },
  notesheet(said('Notesheet', 'नोटशीट'), 'vehicle', said('{ask.work}', '{ask.work}')),
  notesheet(said('Notesheet of a job', 'काम की नोटशीट'), 'job', said('{job.services}', '{job.services_hi}')),
  sheet('26', 1, [
    MARK,
    row('Lost, destroyed or torn', 'गुम, नष्ट या फटा', '{ask.what_happened}'),
    row('How', 'कैसे', '{ask.how}'),
    row('Police station', 'थाना', '{ask.police_station?}'),
    row('Report number', 'रिपोर्ट नंबर', '{ask.report_no?}'),
    row('Report dated', 'रिपोर्ट की तिथि', '{ask.report_day?:date}'),
    row('Financier agrees', 'फ़ाइनेंसर सहमत', '{ask.financier_agrees?}'),
    ...OWNER,
  ]),
  sheet('28', 3, [
    ...OWNER,
    MARK,
    row('Class', 'श्रेणी', '{vehicle.type}'),
    ...CHASSIS,
    row('Pencil print of the chassis number', 'चेसिस नंबर का पेंसिल प्रिंट', ' '),
    row('Registering authority', 'पंजीयन प्राधिकारी', '{vehicle.registering_authority}'),
    row('In the state since', 'राज्य में कब से', '{ask.in_state_since?:date}'),
    row('Tax paid until', 'टैक्स की अंतिम तिथि', '{tax.tax_upto}'),
    row('Dues, theft report or pending case', 'बकाया, चोरी की रिपोर्ट या लंबित प्रकरण', '{ask.demands?}'),
    row('Permit number', 'परमिट नंबर', '{permit.permit_number}'),
    FINANCIER,
    row('To which office', 'किस कार्यालय को', '{ask.to_office}'),
  ]),
  sheet('29', 2, [
    row('Authority where the buyer lives', 'खरीदार के क्षेत्र का प्राधिकारी', '{ask.authority}'),
    ...OWNER,
    row('Date of sale', 'बिक्री की तिथि', '{ask.sale_day:date}'),
    MARK,
    row('Make', 'कंपनी', '{vehicle.make_model}'),
    ...CHASSIS,
    ...BUYER,
    row('RC and insurance handed over', 'RC और बीमा सौंपा', '{ask.handed_over}'),
    row('Free of encumbrance', 'भारमुक्त', '{ask.free}'),
  ]),
  sheet('30', 1, [
    ...OWNER,
    row('Date of sale', 'बिक्री की तिथि', '{ask.sale_day:date}'),
    ...BUYER,
    MARK,
    row('RC suspended or cancelled', 'RC निलंबित या निरस्त', '{ask.suspended?}'),
    row('NOC enclosed', 'NOC संलग्न', '{ask.noc?}'),
    ...INSURANCE,
    FINANCIER,
    row('Consent of the financier', 'फ़ाइनेंसर की सहमति', '{ask.financier_agrees?}'),
    row('Two specimen signatures', 'हस्ताक्षर के दो नमूने', ' '),
  ]),
  sheet('33', 1, [
    OWNER_NAME,
    MARK,
    personal('Old address', 'पुराना पता', 'owner.address'),
    row('New address', 'नया पता', '{ask.new_address}'),
    row('Since', 'कब से', '{ask.since:date}'),
    row('Financier agrees', 'फ़ाइनेंसर सहमत', '{ask.financier_agrees?}'),
  ]),
  sheet('34', 2, [
    OWNER_NAME,
    MARK,
    FINANCIER,
    row('Address of the financier', 'फ़ाइनेंसर का पता', '{ask.financier_address}'),
    row('Hire purchase, lease or hypothecation', 'किराया-क्रय, पट्टा या हाइपोथिकेशन', '{ask.agreement}'),
    row('Date', 'तिथि', '{ask.day:date}'),
  ]),
  sheet('35', 2, [
    MARK,
    ...CHASSIS,
    OWNER_NAME,
    FINANCIER,
    row('Address of the financier', 'फ़ाइनेंसर का पता', '{ask.financier_address}'),
    row('Date', 'तिथि', '{ask.day:date}'),
  ]),
];

/** Adds the templates to begin with, in both languages, but those whose name is there. Answers how many were added. */
export async function addStarters(db: Db): Promise<number> {
  const there = await templateNames(db);
  const missing = (['en', 'hi'] as const).flatMap(language =>
    starters
      .filter(starter => !there.has(starter.name[language]))
      .map(async starter => {
        const { name, subject, numbered, copies } = starter;
        const input = { name: name[language], subject, numbered, copies };
        return { input, file: await documentOf(starter, language) };
      }),
  );
  return addMissingTemplates(db, await Promise.all(missing));
}

/** The Word document of a template. */
function documentOf({ heading, parts }: Starter, language: Language): Promise<Buffer> {
  const body = [
    paragraph(heading[language], language, { heading: true }),
    ...parts.map(part =>
      'rows' in part
        ? table(
            part.rows.map(cells => cells.map(cell => cell[language])),
            language,
          )
        : paragraph(part[language], language),
    ),
  ].join('');
  const document: Parts = new Map([
    ['[Content_Types].xml', Buffer.from(CONTENT_TYPES)],
    ['_rels/.rels', Buffer.from(RELATIONSHIPS)],
    ['word/document.xml', Buffer.from(documentXml(body))],
    ['word/fontTable.xml', Buffer.from(FONTS)],
    ['word/_rels/document.xml.rels', Buffer.from(DOCUMENT_RELATIONSHIPS)],
  ]);
  return pack(document);
}

/** Windows has Nirmala UI for Devanagari; elsewhere a program takes the alternatives that the font table names. */
const FONT = 'Nirmala UI';

function paragraph(text: string, language: Language, { heading = false, cell = false } = {}): string {
  // Room above, too: a paragraph below a table would touch it.
  const spacing = cell ? 'w:after="0"' : heading ? 'w:after="160"' : 'w:before="80" w:after="80"';
  const properties = `<w:pPr><w:spacing ${spacing}/>${heading ? '<w:jc w:val="center"/>' : ''}</w:pPr>`;
  return `<w:p>${properties}<w:r>${runProperties(language, heading)}<w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`;
}

function runProperties(language: Language, bold: boolean): string {
  const size = bold ? 28 : 22;
  const strong = bold ? '<w:b/><w:bCs/>' : '';
  const lang = language === 'hi' ? '<w:lang w:bidi="hi-IN"/>' : '<w:lang w:val="en-IN"/>';
  const complex = language === 'hi' ? '<w:cs/>' : '';
  return `<w:rPr><w:rFonts w:ascii="${FONT}" w:hAnsi="${FONT}" w:cs="${FONT}"/>${strong}<w:sz w:val="${size}"/><w:szCs w:val="${size}"/>${complex}${lang}</w:rPr>`;
}

function table(rows: readonly (readonly string[])[], language: Language): string {
  const [first = []] = rows;
  const width = Math.floor(9600 / Math.max(first.length, 1));
  const border = (side: string) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="000000"/>`;
  const borders = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map(border).join('');
  const grid = first.map(() => `<w:gridCol w:w="${width}"/>`).join('');
  const cells = (row: readonly string[]) =>
    row
      .map(
        cell =>
          `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${paragraph(cell, language, { cell: true })}</w:tc>`,
      )
      .join('');
  const lines = rows.map(row => `<w:tr><w:trPr><w:cantSplit/></w:trPr>${cells(row)}</w:tr>`).join('');
  return `<w:tbl><w:tblPr><w:tblW w:w="9600" w:type="dxa"/><w:tblBorders>${borders}</w:tblBorders><w:tblLayout w:type="fixed"/>${CELL_MARGINS}</w:tblPr><w:tblGrid>${grid}</w:tblGrid>${lines}</w:tbl>`;
}

/** Room for the strokes above and below Devanagari letters. */
const CELL_MARGINS =
  '<w:tblCellMar><w:top w:w="50" w:type="dxa"/><w:left w:w="108" w:type="dxa"/><w:bottom w:w="40" w:type="dxa"/><w:right w:w="108" w:type="dxa"/></w:tblCellMar>';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const OFFICE_TYPES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

const documentXml = (body: string) =>
  `${HEAD}<w:document xmlns:w="${W}"><w:body>${body}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="567" w:footer="567" w:gutter="0"/></w:sectPr></w:body></w:document>`;
const CONTENT_TYPES = `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${MAIN}.document.main+xml"/><Override PartName="/word/fontTable.xml" ContentType="${MAIN}.fontTable+xml"/></Types>`;
const RELATIONSHIPS = `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE_TYPES}/officeDocument" Target="word/document.xml"/></Relationships>`;
const DOCUMENT_RELATIONSHIPS = `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE_TYPES}/fontTable" Target="fontTable.xml"/></Relationships>`;
const FONTS = `${HEAD}<w:fonts xmlns:w="${W}"><w:font w:name="${FONT}"><w:altName w:val="Mangal,Noto Sans Devanagari"/></w:font></w:fonts>`;
