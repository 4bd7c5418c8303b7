/**
 * Certificates that go with a vehicle, with invented values, written as they may look rather than as the reader
 * knows them. The first line of each names kind and layout, the second what is to be read; nothing else may be read as a day.
 */
export const vehicleDocuments = `
# puccs: expiry date
> valid_from 2026-08-05; valid_until 2027-08-04
Pollution Under Control Certificate
Registration No CG04MB1234
Test Date 05/08/2026
Expiry Date 04/08/2027

# puccs: last certificate told first
> valid_from 2026-08-05; valid_until 2027-08-04
Pollution Under Control Certificate
Last PUCC valid upto 01/08/2026
Date 05/08/2026
Valid upto 04/08/2027

# puccs: date and time of test
> valid_from 2026-08-05; valid_until 2027-08-04; pucc_number CG00400120005555
Pollution Under Control Certificate
Certificate SL. No. CG00400120005555
Date & Time of Test : 05/08/2026 11:32:10
PUC Valid From : 05/08/2026 PUC Valid Till : 04/08/2027
Print Date 07/08/2026

# puccs: due date of the next test
> valid_from 2026-08-05; valid_until 2027-08-04
PUC Certificate
Print Date : 09/09/2026
Next Test Due Date : 04/08/2027
Tested On : 05/08/2026
Validity : 04/08/2027

# puccs: manufacture and dealer days
> valid_from 2026-08-05
Pollution Under Control Certificate
Date of Manufacture 01/01/2016
Date of Calibration 01/07/2026
Date : 05/08/2026
Certificate valid for six months upto 04/02/2027

# puccs: centre's licence
> valid_from 2026-08-05; valid_until 2027-08-04
Pollution Under Control Certificate
PUC Centre Code CG0040012 Centre License Valid Upto 31/03/2028
Date 05/08/2026
Valid Upto 04/08/2027

# puccs: state head, rows with hyphens
> valid_from 2026-08-05; valid_until 2027-08-04; pucc_number CG00400120007777
GOVERNMENT OF CHHATTISGARH - TRANSPORT DEPARTMENT
Pollution Under Control Certificate
Certificate No - CG00400120007777
Date - 05-Aug-2026
Validity Upto - 04-Aug-2027
Insurance valid upto - 26-Nov-2026

# puccs: insurance and tax on the certificate
> valid_from 2026-08-05; valid_until 2027-08-04
PUC Certificate
Registration Date : 10/02/2020 Fitness Upto : 09/02/2035
Test Date : 05/08/2026 Valid Till : 04/08/2027
Machine Calibration Valid Upto : 30/09/2026

# puccs: values before labels
> 
Pollution Under Control Certificate
05/08/2026 : Certificate issued
04/08/2027 : Certificate ends

# fitnesses: valid from to
> issue_date 2026-04-03; expiry_date 2028-04-02
FORM 38
Certificate of Fitness
Registration Mark CG04MB1234
This certificate is valid from 03-Apr-2026 to 02-Apr-2028
Manufacture Date 01/2020

# fitnesses: earlier fitness and print date
> issue_date 2026-04-03; expiry_date 2028-04-02
Fitness Certificate
Previous Fitness Valid Upto 31-Mar-2026
Inspected On 03-Apr-2026
Fitness Valid Upto 02-Apr-2028
Printed on 10-Apr-2026

# fitnesses: columns of dates
> issue_date 2026-04-03; expiry_date 2028-04-02
Certificate of Fitness
Certificate No   Issue Date   Expiry Date
FIT/2026/8812   03/04/2026   02/04/2028
Application Date   Appointment Date
01/04/2026   03/04/2026

# fitnesses: permit and authorisation beside
> issue_date 2026-04-03; expiry_date 2027-04-02
Certificate of Fitness
Vehicle No CG04MB1234
Valid From 03/04/2026 Valid Upto 02/04/2027
National Permit Valid Upto 30/04/2031 Authorisation Upto 30/04/2027
VLTD Valid Upto 01/01/2028 Speed Governor Valid Upto 01/02/2028

# fitnesses: renewed until in words
> issue_date 2026-04-03; expiry_date 2028-04-02
FORM 38
Certificate of Fitness
Date of issue 03/04/2026
The certificate of fitness is hereby renewed from 03/04/2026 and valid upto 02/04/2028

# fitnesses: fee receipt and slots
> issue_date 2026-04-03; expiry_date 2028-04-02; certificate_number CG26/FIT/55
Fitness Certificate
Certificate No CG26/FIT/55
Fee Receipt Date 01/04/2026 Slot Date 02/04/2026
Date of Inspection 03/04/2026
Fitness Valid Upto 02/04/2028
Date of Issue 03/04/2026

# fitnesses: reflective tape and speed limiter
> issue_date 2026-04-03; expiry_date 2027-04-02
Certificate of Fitness
Reflective Tape Certificate Valid Upto 01/03/2028
Speed Limiter Certificate Valid Upto 01/02/2028
Inspected On 03/04/2026
Expiry Date 02/04/2027

# registrations: mparivahan upto
> valid_from 2020-02-10; valid_until 2035-02-09
Registration Certificate
CG04MB1234
Regn Date 10-Feb-2020
Fitness/Regn Upto 09-Feb-2035
Insurance Upto 26-Nov-2026
PUCC Upto 04-Aug-2026
Tax Upto LTT

# registrations: smart card
> valid_from 2020-02-10; valid_until 2035-02-09
Indian Union Vehicle Registration Certificate
Issued by Chhattisgarh
Regn. Number   Date of Regn.   Regn. Validity*
CG04MB1234   10-02-2020   09-02-2035
Card Issue Date 15-02-2020
*Subject to Section 41 (7)

# registrations: noc, hypothecation and tax
> valid_from 2020-02-10; valid_until 2035-02-09
FORM 23
CERTIFICATE OF REGISTRATION
Registration Number CG04MB1234
Date of Registration 10-Feb-2020   Registration Valid Upto 09-Feb-2035
Hypothecated from 12-Feb-2020
Tax Paid Upto 31-Mar-2027   NOC Date 01-Jan-2026
Owner Serial 2 Date of Transfer 05-05-2024

# registrations: fitness of a lorry beside
> valid_from 2020-02-10; valid_until 2035-02-09
Certificate of Registration
Registration Date 10/02/2020 Registration Valid Upto 09/02/2035
Fitness Valid From 03/04/2026 Fitness Valid Upto 02/04/2028
Permit Valid Upto 30/04/2031

# registrations: renewed
> valid_from 2005-02-10; valid_until 2030-02-09
Certificate of Registration
Date of Registration 10/02/2005
Renewed on 01/02/2025 Registration valid upto 09/02/2030
Card Printed On 05/02/2025

# registrations: two columns with single spaces
> valid_from 2020-02-10; valid_until 2035-02-09
Registration Certificate
Regn No CG04MB1234 Regn Date 10/02/2020 Regn Validity 09/02/2035 Tax Upto 31/03/2027
Financer SBI HPA Date 12/02/2020

# registrations: temporary number before
> valid_from 2020-02-10; valid_until 2035-02-09
Certificate of Registration
Temporary Registration No T0120CG1234A Valid Upto 09/03/2020
Registration No CG04MB1234
Date of Registration 10/02/2020
Registration Valid Upto 09/02/2035

# vltds: approval beside
> issue_date 2026-04-03; expiry_date 2028-04-02; certificate_number VL-20261234
VLTD Fitment Certificate
Certificate No VL-20261234
TAC No CP1234 TAC Valid Upto 31/12/2029
COP Valid Upto 30/06/2027
Fitment Date 03/04/2026
Valid Upto 02/04/2028
SIM Valid Upto 02/04/2027

# vltds: warranty and subscription
> issue_date 2026-04-03; expiry_date 2028-04-02
Vehicle Location Tracking Device Certificate
Date of Issue 03/04/2026
Warranty Valid Upto 02/04/2029
Subscription Valid Upto 02/04/2027
Certificate Valid Upto 02/04/2028

# vltds: columns
> issue_date 2026-04-03; expiry_date 2028-04-02
VLTD Certificate
Vehicle No   Fitment Date   Valid Upto
CG04MB1234   03/04/2026   02/04/2028

# vltds: below
> issue_date 2026-04-03; expiry_date 2028-04-02
Location Tracking Device Installation Certificate
Installation Date
03-04-2026
Valid Till
02-04-2028
Invoice Date
01-04-2026

# vltds: state control room
> issue_date 2026-04-03; expiry_date 2028-04-02
Vehicle Location Tracking Device (VLTD) Fitment Certificate
IMEI 860000000000000 ICCID 8991000000000000000
Date of Fitment : 03/04/2026
Test Report Date : 01/01/2022 Report Valid Upto : 01/01/2029
Certificate Valid Upto : 02/04/2028

# speed-governors: approval and report
> issue_date 2026-04-03; expiry_date 2027-04-02
Speed Governor Fitment Certificate
Type Approval Certificate No T-55 dated 01/01/2015
COP Valid Upto 31/12/2026
Date of Fitment 03/04/2026
Valid Upto 02/04/2027
Date of Manufacture 01/01/2026

# speed-governors: renewal
> issue_date 2026-04-03; expiry_date 2027-04-02; certificate_number SLD/2026/12
Speed Limiter Renewal Certificate
Certificate No SLD/2026/12
Previous Certificate Valid Upto 01/04/2026
Issue Date 03/04/2026 Expiry Date 02/04/2027
Vehicle Registration Date 10/02/2020

# speed-governors: columns
> issue_date 2026-04-03; expiry_date 2027-04-02
Speed Limiting Device Certificate
Date of Issue   Valid Till   Fitness Upto
03/04/2026   02/04/2027   02/04/2028

# speed-governors: below
> issue_date 2026-04-03; expiry_date 2027-04-02
Speed Governor Certificate
Inspected On
03-04-2026
Valid Until
02-04-2027
Date of Registration
10-02-2020

# speed-governors: manufacturer's certificate
> issue_date 2026-04-03
Speed Governor Installation Certificate
TAC No CIRT/1 Date 05/05/2018
Installation Date 03/04/2026
Dealer Authorisation Valid Upto 31/03/2030
Renewal Due / Valid Upto 02/04/2027

# puccs: kind words in another order
> valid_from 2026-08-05; valid_until 2027-08-04
POLLUTION UNDER CONTROL CERTIFICATE
Vehicle Registration Valid Upto 09/02/2035
Date of Issue 05/08/2026   Valid Upto Date 04/08/2027

# puccs: two tests on the paper
> valid_from 2026-08-05; valid_until 2027-02-04
Pollution Under Control Certificate
Earlier Certificate Valid Upto 04/08/2026
Test Date 05/08/2026 Validity 04/02/2027

# registrations: rc extract with many days
> valid_from 2020-02-10; valid_until 2035-02-09
Registration Certificate Particulars
Purchase Date 05/02/2020
Regn Date 10/02/2020
Fitness Upto 09/02/2035
Registration Upto 09/02/2035
Insurance Company X Insurance Upto 26/11/2026
Status as on 01/09/2026

# fitnesses: conditional
> issue_date 2026-04-03; expiry_date 2027-04-02
Certificate of Fitness
Date of Issue : 03/04/2026   Valid Upto : 02/04/2027
Tax Clear Upto : 30/06/2026
Pollution Valid Upto : 04/08/2026

# vltds: activation
> issue_date 2026-04-03; expiry_date 2028-04-02
VLTD Certificate
Activation Date 04/04/2026
Fitment Date 03/04/2026
e-SIM Activation Valid Till 02/04/2027
Valid Till 02/04/2028

# speed-governors: sealing
> issue_date 2026-04-03; expiry_date 2027-04-02
Speed Limiting Device Certificate
Sealing Date 04/04/2026
Date of Installation 03/04/2026
Guarantee upto 02/04/2029
Expiry Date 02/04/2027
`;
