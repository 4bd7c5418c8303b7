/**
 * Policies as insurers print them, with invented values. The first line of each names
 * kind and layout, the second what is to be read; nothing else may be read as a day.
 */
export const insurerDocuments = `
# insurances: bundled, issued, proposal and previous expiry beside
> start_date 2026-11-27; end_date 2027-11-26; tp_end_date 2031-11-26; policy_number 3005/123456789/00/000
Bharat Suraksha General Insurance Company Limited
Certificate of Insurance cum Policy Schedule
Two Wheeler Vehicles Package Policy - Bundled
Policy No.   3005/123456789/00/000   Policy Issued On   Nov 20, 2026
Insured Name   MR RAMESH KUMAR VERMA   Covernote No   NA
Period of Insurance - Own Damage   From 00:00 Hrs of Nov 27, 2026 To Midnight of Nov 26, 2027
Period of Insurance - Third Party   From 00:00 Hrs of Nov 27, 2026 To Midnight of Nov 26, 2031
Proposal Date   19/11/2026   Previous Policy Expiry Date   26/11/2026
Registration No   CG04MB1234   Engine No   JF50E1234567   Chassis No   ME4JF501234567

# insurances: from and to in rows of their own
> start_date 2026-11-27; end_date 2027-11-26; policy_number OG-27-1234-1801-00001234
Bharat Suraksha General Insurance Company Limited
Private Car Package Policy Schedule
Policy Number : OG-27-1234-1801-00001234
Date of Proposal: 20-Nov-2026
Period of Insurance
From: 27-Nov-2026 00:01 hours
To: 26-Nov-2027 Midnight
Previous Policy No: OG-26-1234-1801-00009999   Expiry Date: 26-Nov-2026
Registration Number: CG-04-MB-1234   Date of Registration: 10-Feb-2020

# insurances: hours within the period
> start_date 2026-11-27; end_date 2027-11-26
Narmada Insurance Company Limited
Motor Insurance Certificate cum Policy Schedule Private Car Liability Only Policy
Policy No. : 45090031260300001234   Business Source : 1234
Date of Proposal and Declaration : 20/11/2026   Collection No. & Date : 450900812600001 - 20/11/2026
Period of Insurance : From : 27/11/2026 12:00:01 AM   To : 26/11/2027 11:59:59 PM
Previous Policy No. : 45090031250300001111   Previous Policy Expiry : 26/11/2026
Regn No. CG04MB1234

# insurances: two periods, invoice and issue before them
> start_date 2026-11-27; end_date 2027-11-26; tp_end_date 2029-11-26
Bharat Suraksha General Insurance Ltd.
Private Car Package Policy - Bundled
Policy No. D123456789 / 27112026
Invoice Date 20-Nov-2026
Date of Issue 20-Nov-2026
Own Damage Policy Period   27-Nov-2026 00:00:00   to   26-Nov-2027 23:59:59
Third Party Liability Policy Period   27-Nov-2026 00:00:00   to   26-Nov-2029 23:59:59
Previous Own Damage Policy Expiry 26-Nov-2026
Vehicle Registration No. CG04MB1234

# insurances: table of covers
> start_date 2026-11-27; end_date 2027-11-26; tp_end_date 2029-11-26
Bharat Suraksha General Insurance Company Limited
Private Car Insurance Policy - Package
Policy No: TIT/99000001/01
Cover   Start Date   End Date
Own Damage   27/11/2026 00:00   26/11/2027 23:59
Third Party   27/11/2026 00:00   26/11/2029 23:59
Compulsory PA Cover   27/11/2026   26/11/2027

# insurances: to in the next row
> start_date 2026-11-27; end_date 2027-11-26
Narmada Insurance Company Limited
Motor Certificate of Insurance Policy Schedule Goods Carrying Vehicle Package Policy
Policy No 1234003126P112345678
Period of Insurance   From 00:00 Hrs of 27/11/2026
To Midnight of 26/11/2027
Previous Insurer Narmada, valid till 26/11/2026
Vehicle No CG04MB1234

# insurances: policy period
> start_date 2026-11-27; end_date 2027-11-26
Bharat Suraksha General Insurance Company Limited
Private Car Policy Schedule
Policy Number 110422623120012345
Policy Period 27 Nov, 2026 00:01 hrs to 26 Nov, 2027 midnight
Proposal/Covernote Date 20-11-2026
Date of Birth of Nominee 05/05/1990

# insurances: headers over values
> start_date 2026-11-27; end_date 2027-11-26
Bharat Suraksha General Insurance Co Ltd
Motor Insurance Policy Schedule
Policy No   Date of Issue   Period of Insurance From   Period of Insurance To
MA123456   20/11/2026   27/11/2026   26/11/2027
Registration No   Make   Engine No
CG04MB1234   MARUTI   K12M123456

# insurances: number in groups, day with a comma
> start_date 2026-11-27; end_date 2027-11-26
Bharat Suraksha General Insurance Company Limited
Certificate of Insurance cum Policy Schedule
Motor Insurance - Private Car Comprehensive Policy
Policy No. 2312 1003 4567 8900 000
Period of Insurance
From 27 Nov, 2026 00:00 hrs   To 26 Nov, 2027 Midnight
Issued On 20/11/2026
Cover Note dt 20/11/2026

# insurances: start/expiry date
> start_date 2026-11-27; end_date 2027-11-26
Bharat Suraksha General Insurance
Commercial Vehicle Insurance Policy
Policy No : VGC1234567000100
Policy Issue Date : 20/11/2026
Policy Start Date : 27/11/2026   Policy Expiry Date : 26/11/2027
Previous Policy Expiry Date : 26/11/2026

# insurances: prev policy first
> start_date 2026-11-27; end_date 2027-11-26; policy_number NEW-123
Bharat Suraksha General Insurance Company
Liability Policy
Previous Policy No : OLD-999   Period of Insurance : 27/11/2025 to 26/11/2026
Policy No : NEW-123
Period of Insurance : 27/11/2026 to 26/11/2027

# insurances: Hindi within the row
> start_date 2026-11-27; end_date 2027-11-26
ओरिएंटल Narmada Insurance Company Limited
मोटर बीमा Certificate of Insurance
पॉलिसी संख्या / Policy No : 123456/31/2027/789
बीमा अवधि / Period of Insurance : से / From 00:00 27/11/2026 तक / To 23:59 26/11/2027

# insurances: previous policy in rows above
> start_date 2026-11-27; end_date 2027-11-26
Narmada Insurance Company Limited
Liability Only Policy Schedule
Policy No: 1500126/31/26/000123
Previous Policy Details
Insurer: Narmada
Policy No: 999/88/77   Period of Insurance: 27/11/2025 to 26/11/2026
Effective Date of Commencement of Insurance for the purpose of the Act: From 00:00 hrs on 27/11/2026
Date of Expiry of Insurance: Midnight of 26/11/2027

# insurances: single space
> start_date 2026-11-27; end_date 2027-11-26; policy_number P/1234/2026
Bharat Suraksha General Insurance Company Ltd
Commercial Vehicle Package Policy
Policy Number: P/1234/2026 Issue Date: 20/11/2026 Proposal No: 1122 Proposal Date: 19/11/2026
Period of Insurance: From 00.00 Hrs of 27/11/2026 To Midnight of 26/11/2027 Geographical Area: India
Registration Date: 10/02/2020 Registration No: CG04MB1234

# insurances: od and tp from previous
> start_date 2026-11-27; end_date 2027-11-26
Bharat Suraksha General Insurance Limited
Standalone Own Damage Private Car Insurance Policy
Policy Number DCOR00123456789/00
Own Damage Cover Period 27-Nov-2026 (00:00) To 26-Nov-2027 (23:59)
Active TP policy: Previous insurer, Policy No 123, Valid till 26-Nov-2028

# insurances: months in full
> start_date 2026-11-27; end_date 2027-11-26
Bharat Suraksha General Insurance Company Limited
Auto Secure Private Car Package Policy
Policy No. 0190123456 00
Period of Insurance   27 November 2026 (00:00 Hrs)   to   26 November 2027 (23:59 Hrs)
Policy Issuance Date   20 November 2026

# insurances: expiry only
> end_date 2027-11-26
Certificate of Insurance
Policy No X-1234567
Valid till 26/11/2027
Date of issue 20/11/2026
`;
