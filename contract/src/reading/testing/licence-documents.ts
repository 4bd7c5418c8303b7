/**
 * Licences of drivers and learners, with invented values, written as they may look rather than as the reader
 * knows them. The first line of each names kind and layout, the second what is to be read; nothing else may be read as a day.
 */
export const licenceDocuments = `
# dl: extract
> issue_date 2018-03-12; expiry_date 2038-03-11; transport_expiry_date 2028-03-11
Driving Licence Extract
Licence No CG0420180001234
Date of Birth 05-05-1990
Initial Issue Date 12-03-2018
Last Endorsed Date 12-03-2023
Non-Transport From 12-03-2018 To 11-03-2038
Transport From 12-03-2023 To 11-03-2028

# dl: validity in columns below
> issue_date 2018-03-12; expiry_date 2038-03-11; transport_expiry_date 2028-03-11
Indian Union Driving Licence
DL No CG04 20180001234
Date of Issue   Non-Transport   Transport
12-03-2018   11-03-2038   11-03-2028
Badge No 5 Badge Issued On 01-01-2020

# dl: hazardous and hill
> issue_date 2018-03-12; expiry_date 2038-03-11; transport_expiry_date 2028-03-11; hazardous_expiry_date 2027-05-05
DRIVING LICENCE
DL No. CG04 20180001234
Issued On 12/03/2018
Validity NT 11/03/2038
Validity TR 11/03/2028
Hazardous Validity 05/05/2027
Hill Validity 06/06/2029
DOB 05/05/1990

# dl: first issue and renewal
> issue_date 2026-03-12; expiry_date 2036-03-11
Driving Licence
DL No CG0419980001234
Date of First Issue 12-03-1998
Date of Issue 12-03-2026
Valid Till 11-03-2036
Date of Birth 11-03-1976

# dl: parivahan details
> dl_no CG0420180001234; issue_date 2018-03-12; expiry_date 2038-03-11; transport_expiry_date 2028-03-11
Driving Licence Details
DL No CG0420180001234
Current Status ACTIVE
Initial Issue Date 12-Mar-2018 Initial Issuing Office RAIPUR
Last Endorsed Date 05-Jun-2023
Driving Licence Validity Details
Non-Transport   From: 12-Mar-2018   To: 11-Mar-2038
Transport   From: 12-Mar-2023   To: 11-Mar-2028
Hazardous Valid Till NA   Hill Valid Till NA

# dl: international permit beside
> issue_date 2018-03-12; expiry_date 2038-03-11
Driving Licence
DL No CG0420180001234
IDP Valid Upto 01/01/2027
Date of Issue 12-03-2018
Valid Till 11-03-2038

# dl: medical certificate
> issue_date 2023-03-12; expiry_date 2028-03-11
Driving Licence
DL No CG0420180001234
Medical Certificate Date of Issue 01-03-2023 Medical Valid Upto 01-03-2024
Issue Date 12-03-2023
Validity (TR) 11-03-2028

# ll: numbered rows apart
> ll_no CG04/0012345/2026; issue_date 2026-08-05; expiry_date 2027-02-04
FORM 3
Learner's Licence
1. Licence No   CG04/0012345/2026
2. Name   RAMESH KUMAR
3. Date of Birth   05-05-2004
4. Issue Date   05-08-2026
5. Valid Till   04-02-2027
6. Medical Certificate Valid Upto   01-08-2027

# ll: columns
> issue_date 2026-08-05; expiry_date 2027-02-04
Learner License
LL No   Issue Date   Valid Upto   Date of Birth
CG04/12345/2026   05-08-2026   04-02-2027   05-05-2004

# ll: below
> issue_date 2026-08-05; expiry_date 2027-02-04
Learner's Licence
Date of Issue
05-Aug-2026
Date of Expiry
04-Feb-2027
Date of Test
10-Sep-2026

# ll: test and fee days
> issue_date 2026-08-05; expiry_date 2027-02-04
Learners Licence
Application No 123456726 Application Date 01/08/2026
Fee Paid On 02/08/2026
Issued On 05/08/2026 Valid Until 04/02/2027
Slot for driving test from 06/09/2026

# ll: sarathi
> ll_no CG04 /0012345/2026; issue_date 2026-08-05; expiry_date 2027-02-04
FORM 3 [See Rule 3(a) and 13]
LEARNER'S LICENCE
Licence No. : CG04 /0012345/2026   Date of Issue : 05-08-2026
Name : RAMESH   DOB : 05-05-2004
is licensed to drive throughout India valid from 05-08-2026 to 04-02-2027

# dl: renewal application printed
> issue_date 2018-03-12; expiry_date 2038-03-11
Driving Licence
DL No CG0420180001234
DOB 05-05-1990 Date of Issue 12-03-2018
Valid Till(NT) 11-03-2038
Printed On 01-09-2026

# dl: hazardous first
> issue_date 2018-03-12; expiry_date 2038-03-11; transport_expiry_date 2028-03-11; hazardous_expiry_date 2027-05-05
Driving License
License No CG0420180001234
Issue Date 12-03-2018
Hazardous Goods Validity 05-05-2027
Validity Transport 11-03-2028 Validity Non Transport 11-03-2038

# ll: two rows
> issue_date 2026-08-05; expiry_date 2027-02-04
FORM 3 LEARNER'S LICENCE
LL No CG04/77/2026 Date of Issue 05-08-2026 Date of Expiry 04-02-2027
Test Passed On 04-08-2026
`;
