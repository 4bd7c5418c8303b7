/**
 * Certificates, licences, permits and receipts as offices print them, with invented values. The first line of each names
 * kind and layout, the second what is to be read; nothing else may be read as a day.
 */
export const officeDocuments = `
# puccs: day of registration, mobile and fees
> valid_from 2026-08-05; valid_until 2027-08-04; pucc_number CG00400120001234
Form 59
Pollution Under Control Certificate
Authorised By: Government of Chhattisgarh
Date : 05/08/2026
Time : 11:32:10 AM
Validity upto : 04/08/2027
Certificate SL. No.   CG00400120001234
Registration No.   CG04MB1234
Date of Registration   10/Feb/2020
Month & Year of Manufacturing   January-2020
Valid Mobile Number   ******1234
Emission Norms   BHARAT STAGE VI
Fees   Rs. 80.00

# puccs: puc reg date first
> valid_from 2026-08-05; valid_until 2027-08-04
Pollution Under Control Certificate
Registration No : CG04MB1234
Date of Registration : 10/02/2020
Next PUC due : see below
PUC Test Date : 05/08/2026
PUC Valid Upto : 04/08/2027

# registrations: heads of columns above values
> valid_from 2020-02-10; valid_until 2035-02-09
FORM 23A
Certificate of Registration
Regn. Number   Date of Regn.   Regn. Validity   Owner Serial
CG04MB1234   10-Feb-2020   09-Feb-2035   01
Chassis Number
MA3EJKD1S00412345
Owner Name
RAMESH KUMAR VERMA
Son/Daughter/Wife of (In case of Individual Owner)
MOHAN LAL
Month-Year of Mfg   01/2020

# registrations: rc particulars
> valid_from 2020-02-10; valid_until 2035-02-09
Certificate of Registration Particulars
Registration No : CG04MB1234   Registration Date : 10-Feb-2020
Fitness Valid upto : 09-Feb-2035
Tax Valid Upto : 31-Mar-2027
Insurance Valid Upto : 26-Nov-2026
PUCC valid upto : 04-Aug-2026
Registration Valid Upto : 09-Feb-2035

# registrations: rc particulars no reg validity
> valid_from 2020-02-10
Certificate of Registration Particulars
Registration No : CG04MB1234   Registration Date : 10-Feb-2020
Tax Valid Upto : 31-Mar-2027
Insurance Valid Upto : 26-Nov-2026
PUCC valid upto : 04-Aug-2026

# fitnesses: insurance and next inspection around
> issue_date 2026-04-03; expiry_date 2028-04-02
FORM 38
CERTIFICATE OF FITNESS
Vehicle No. CG04MB1234 is certified as complying with the provisions
The certificate will expire on 02-Apr-2028
Application No : CG26040312345678
Inspection Date 03-Apr-2026
Insurance valid upto 26-Nov-2026
Next Inspection due date 02-Apr-2028

# fitnesses: fitness table
> issue_date 2026-04-03; expiry_date 2028-04-02
Certificate of Fitness
Vehicle No : CG04MB1234   Date of Registration : 10/02/2020
Fitness Valid From : 03-Apr-2026   Fitness Valid Upto : 02-Apr-2028
Tax Paid Upto : 30/06/2026   Insurance Upto : 26/11/2026   Permit Valid Upto : 30/04/2031

# permits: permit
> issue_date 2026-05-01; expiry_date 2031-04-30; permit_number CG2026-GP-1183A
FORM P.GD.C
Goods Carriage Permit
Permit No : CG2026-GP-1183A   Dated : 28-Apr-2026
Regn No : CG04MB1234
Permit Valid From : 01-May-2026 To 30-Apr-2031
Route / Area : WHOLE CHHATTISGARH STATE
Insurance Valid Upto : 26/11/2026
Fitness Valid Upto : 02/04/2028

# permits: permit validity row
> issue_date 2026-05-01; expiry_date 2031-04-30
National Permit
Permit Number   CG2026-NP-1A
Date of issue   28-Apr-2026
Period of Validity   From 01-May-2026   To 30-Apr-2031
Insurance Validity 26/11/2026

# taxes: tax vahan
> tax_from 2026-04-01; tax_upto 2026-06-30; amount 1250.00; tax_mode Quarterly
Government of Chhattisgarh Transport Department
e-Receipt
Motor Vehicle Tax Receipt
Receipt No : CG4D2604000123   Receipt Date : 05-Apr-2026 11:20:33
Vehicle No : CG04MB1234   Chassis No : MAT457403F7R11842
Received From : RAMESH KUMAR VERMA
Particulars   Period   Amount   Penalty   Total
MV Tax (Quarterly)   01-Apr-2026 To 30-Jun-2026   1250   0   1250
Grand Total : 1250/-
In words : One thousand two hundred fifty only

# taxes: tax from/upto
> tax_from 2026-04-01; tax_upto 2026-06-30
Tax Receipt
Receipt Date : 05/04/2026
Tax From : 01-Apr-2026   Tax Upto : 30-Jun-2026
Tax Mode : Quarterly
Insurance From 27/11/2025 Upto 26/11/2026

# dl: dl sarathi
> dl_no CG04 20180001234; issue_date 2018-03-12; expiry_date 2038-03-11; transport_expiry_date 2028-03-11
Indian Union Driving Licence
Issued by Chhattisgarh
DL No : CG04 20180001234
Date of First Issue : 12-03-2018   Date of Birth : 05-05-1990
Issue Date   Validity(NT)   Validity(TR)
12-03-2018   11-03-2038   11-03-2028
Hazardous Validity   NA
COV   LMV MCWG

# dl: dl digilocker
> dl_no CG04 20180001234; issue_date 2018-03-12; expiry_date 2038-03-11
Driving Licence
DL Number   CG04 20180001234
Name   RAMESH
Date of Birth   05-05-1990
Issue Date   12-03-2018
Validity   Non-Transport : 12-03-2018 to 11-03-2038
Transport : NA

# ll: ll
> issue_date 2026-08-05; expiry_date 2027-02-04
FORM 3
LEARNER'S LICENCE
Learner's Licence No.   CG04 /0012345/2026
1. Name   RAMESH
2. Date of Birth   05-05-2004
Date of Issue   05-08-2026
valid from   05-08-2026   to   04-02-2027
Application No 123456726

# vltds: vltd utc
> issue_date 2026-04-03; expiry_date 2028-04-03
Vehicle Location Tracking Device
VLTD Fitment Certificate
Vehicle No   CG04MB1234
VLTD Fitment Date   Fri Apr 03 06:09:38 UTC 2026
Invoice Date 01 Apr 2026
Valid Upto   Mon Apr 03 06:09:38 UTC 2028

# authorisations: authorisation
> authorisation_no CG2026-NPA-0001; valid_from 2026-05-01; valid_until 2027-04-30
FORM 47
Authorisation for Tourist Permit or National Permit
Authorization No : CG2026-NPA-0001
Regn. No. CG04MB1234
Authorisation Valid From : 01-May-2026 To 30-Apr-2027
Permit valid upto 30-Apr-2031

# puccs: puc two columns
> valid_from 2026-08-05; valid_until 2027-08-04
Pollution Under Control Certificate
Certificate Sl No   Date   Time   Validity upto
CG00400120001234   05/08/2026   11:30   04/08/2027

# puccs: puc short year
> valid_from 2026-08-05; valid_until 2027-08-04
PUC Certificate
Vehicle No CG04MB1234
Test Date: 05-08-26
Valid Till: 04-08-27
Date of Mfg: 01-01-20

# puccs: puc below
> valid_from 2026-08-05; valid_until 2027-08-04
PUCC
Registration Date
10/02/2020
Date
05/08/2026
Valid Upto
04/08/2027

# registrations: rc registered upto
> valid_from 2020-02-10; valid_until 2035-02-09
Registration Certificate
Registration No CG04MB1234
Date of Registration 10/02/2020
Manufactured 01/2020
Regn/Fitness Valid Upto 09/02/2035
Tax Paid Upto LTT
Insurance Upto 26/11/2026

# fitnesses: fitness below
> issue_date 2026-04-03; expiry_date 2028-04-02
Certificate of Fitness
Vehicle Registration No.
CG04MB1234
Date of Issue
03-04-2026
Fitness valid up to
02-04-2028
Date of next inspection
02-03-2028

# fitnesses: fitness receipt
> 
Fitness Receipt
Receipt No CG4F1234
Receipt Date 03-Apr-2026
Tax Valid Upto 30-Jun-2026
Fitness Fee 600

# permits: permit temp
> issue_date 2026-05-01; expiry_date 2026-05-28
Temporary Permit
Permit No: TP/12/2026
Valid from 01-05-2026 to 28-05-2026
Date of booking 25-04-2026
Tax paid from 01-05-2026 to 31-05-2026

# permits: permit columns
> issue_date 2026-05-01; expiry_date 2031-04-30
Contract Carriage Permit
Permit No   Valid From   Valid Upto   Fitness Upto
CC-1234   01/05/2026   30/04/2031   02/04/2028

# taxes: tax lifetime
> tax_from 2020-02-10
Motor Vehicle Tax Receipt
Tax Mode: One Time
Tax From : 10-Feb-2020   Tax Upto : One Time
Registration valid upto : 09-Feb-2035
Amount 45000

# green-taxes: green tax
> paid_on 2026-08-05; valid_until 2031-08-04
Green Tax Receipt
Receipt No CG42604   Receipt Date 05/08/2026
Green Tax From 05/08/2026 Upto 04/08/2031
Fitness Upto 02/04/2028
Amount 500

# dl: dl smart
> issue_date 2018-03-12; expiry_date 2038-03-11
DRIVING LICENCE
DL No. CG04 20180001234
DOI : 12-03-2018   DOB : 05-05-1990
Valid Till : 11-03-2038 (NT)   11-03-2028 (TR)
Badge No 12 issued on 01-01-2020

# dl: dl validity rows
> issue_date 2018-03-12
Indian Union Driving Licence
DL No CG0420180001234
Issued on : 12-03-2018
Validity
NT : 12-03-2018 To 11-03-2038
TR : 12-03-2023 To 11-03-2028

# ll: ll rows
> issue_date 2026-08-05; expiry_date 2027-02-04
Learner's Licence
1. Name   RAMESH
4. Date of Birth   05-05-2004
Date of Issue : 05-08-2026
Valid Till : 04-02-2027
Test date: 10-09-2026

# speed-governors: speed
> issue_date 2026-04-03; expiry_date 2027-04-02
Speed Limiting Device Certificate
Invoice Date 01/04/2026
Date of Installation 03/04/2026
Fitment Date 03/04/2026
Valid Upto 02/04/2027
Next renewal date 02/04/2027

# vltds: vltd recharge
> issue_date 2026-04-03; expiry_date 2028-04-02
VLTD Fitment Certificate
Date of Registration 10/02/2020
Date of issue 03/04/2026
SIM validity 02/04/2030
Valid Upto 02/04/2028
`;
