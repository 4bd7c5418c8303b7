/**
 * Permits and receipts of taxes, with invented values, written as they may look rather than as the reader
 * knows them. The first line of each names kind and layout, the second what is to be read; nothing else may be read as a day.
 */
export const permitDocuments = `
# permits: dated, valid in one row
> issue_date 2026-05-01; expiry_date 2031-04-30; permit_number CG/RTA/GC/1234/2026
FORM P.Gd.C.
Permit of Goods Carriage
Permit No. CG/RTA/GC/1234/2026 Dated 28/04/2026
Regn. No. CG04MB1234
Permit Validity From 01/05/2026 To 30/04/2031
Tax paid upto 30/06/2026

# permits: national permit with authorisation beside
> issue_date 2026-05-01; expiry_date 2031-04-30
National Permit
Permit No NP-1183
Permit Valid From 01/05/2026 Permit Valid Upto 30/04/2031
Authorisation Valid From 01/05/2026 Authorisation Valid Upto 30/04/2027
Home State Authorization Fee Paid On 28/04/2026

# permits: stage carriage with counter-signature
> issue_date 2026-05-01; expiry_date 2031-04-30
Contract Carriage Permit
Permit No CC/77
Date of Grant 25/04/2026
Valid From : 01/05/2026
Valid To : 30/04/2031
Countersignature valid upto 31/12/2026

# permits: period below
> issue_date 2026-05-01; expiry_date 2031-04-30
Goods Carriage Permit
Permit Number
GP/88-2026
Period of Validity
01-May-2026 To 30-Apr-2031
Date of Issue
28-Apr-2026

# permits: renewed, previous period told
> issue_date 2026-05-01; expiry_date 2031-04-30
Goods Carriage Permit (Renewal)
Permit No GP-1
Previous Permit Valid From 01/05/2021 To 30/04/2026
Permit Valid From 01/05/2026 To 30/04/2031

# permits: vahan print
> issue_date 2026-05-01; expiry_date 2031-04-30; permit_number CG2026-GP-0001A
GOVERNMENT OF CHHATTISGARH
FORM P. Gd. C.
Goods Carriage Permit
Permit No.   CG2026-GP-0001A
Permit Type   Goods Permit
Valid From   01-MAY-2026   Valid Upto   30-APR-2031
Issue Date   28-APR-2026   Print Date   29-APR-2026
Laden Weight 16200

# permits: temporary permit with journey
> issue_date 2026-05-01; expiry_date 2026-05-28
Temporary Permit
Permit No TP-5
Date of Journey 03/05/2026 Return Date 20/05/2026
Valid From 01/05/2026 Valid Till 28/05/2026
Insurance From 27/11/2025 To 26/11/2026

# permits: authority order
> issue_date 2026-05-01; expiry_date 2031-04-30
Permit of Goods Carriage
Permit No G-9
RTA Order Date 20/04/2026
This permit is valid from 01/05/2026 to 30/04/2031

# authorisations: separate rows
> authorisation_no NPA/2026/77; valid_from 2026-05-01; valid_until 2027-04-30
FORM 47
Authorization for National Permit
Permit No NP-1183 Permit Valid Upto 30/04/2031
Authorization No NPA/2026/77
Authorization Valid From 01/05/2026
Authorization Valid Upto 30/04/2027

# authorisations: period
> valid_from 2026-05-01; valid_until 2027-04-30
Authorisation for National Permit
Authorisation No A-1 Dated 28/04/2026
Authorisation period from 01/05/2026 to 30/04/2027
Fitness valid upto 02/04/2028 Insurance valid upto 26/11/2026

# authorisations: columns
> valid_from 2026-05-01; valid_until 2027-04-30
Permit Authorisation
Authorisation No   Valid From   Valid Upto   Permit Upto
A-1234   01/05/2026   30/04/2027   30/04/2031

# authorisations: earlier authorisation
> valid_from 2026-05-01; valid_until 2027-04-30
Authorisation for National Permit
Last Authorisation Valid Upto 30/04/2026
Authorisation No A-77
Valid From 01-May-2026
Valid Until 30-Apr-2027

# authorisations: fee and states
> authorisation_no CG2026NPA55; valid_from 2026-05-01; valid_until 2027-04-30
Authorisation for National Permit (Form 47)
Permit No CG2026NP55 valid from 01/05/2026 to 30/04/2031
Authorisation No CG2026NPA55 valid from 01/05/2026 to 30/04/2027

# taxes: paid from and upto
> tax_from 2026-04-01; tax_upto 2026-06-30
Motor Vehicle Tax Receipt
Previous Tax Upto 31-Mar-2026
Tax Paid From 01-Apr-2026 Tax Paid Upto 30-Jun-2026
Receipt Date 05-Apr-2026
Insurance Valid Upto 26-Nov-2026

# taxes: columns of heads
> tax_from 2026-04-01; tax_upto 2026-06-30
Road Tax Receipt
Tax Head   Tax From   Tax Upto   Amount
MV Tax   01-Apr-2026   30-Jun-2026   1250

# taxes: period with hyphen
> tax_from 2026-04-01; tax_upto 2026-06-30
Tax Token
Tax Period : 01/04/2026 - 30/06/2026
Payment Date : 05/04/2026
Next Due Date : 01/07/2026

# taxes: bank reference days
> tax_from 2026-04-01; tax_upto 2027-03-31; tax_mode Yearly
Motor Vehicle Tax e-Receipt
Transaction Date 05/04/2026 Bank Ref No 555
Tax Mode Yearly
Period From 01/04/2026 Period Upto 31/03/2027
Fitness Upto 02/04/2028

# taxes: Chhattisgarh monthly
> tax_from 2026-05-01; tax_upto 2026-05-31; tax_mode Monthly
Transport Department Chhattisgarh
Motor Vehicle Tax Receipt
Payment Date 08/05/2026
Tax Mode : Monthly
MV Tax From 01/05/2026 To 31/05/2026
Permit Upto 30/04/2031

# taxes: penalty and rebate rows
> tax_from 2026-04-01; tax_upto 2026-06-30; amount 1300.00
Road Tax Receipt
Tax Period 01/04/2026 to 30/06/2026
Penalty Period 15/04/2026 to 05/05/2026
Total Amount Rs. 1,300/-

# taxes: lifetime
> tax_from 2020-02-10; tax_mode OneTime
Motor Vehicle Tax Receipt
Tax Type : LIFE TIME
Tax From : 10/02/2020
Registration Date 10/02/2020

# green-taxes: from below
> paid_on 2026-08-05; valid_until 2031-08-04
Green Tax Receipt
Payment Date
05/08/2026
Green Tax Upto
04/08/2031
Registration Date
10/02/2011

# green-taxes: with road tax in the same receipt
> paid_on 2026-08-05; valid_until 2031-08-04; amount 500.00
Green Tax Receipt
Receipt Date : 05/08/2026
Vehicle No CG04MB1234 Regn Valid Upto 09/02/2026
Green Tax   05/08/2026 To 04/08/2031   500
MV Tax   01/08/2026 To 31/10/2026   1250
Grand Total 1750

# green-taxes: next due
> paid_on 2026-08-05; valid_until 2031-08-04
Green Tax
Paid On 05-Aug-2026
Valid Until 04-Aug-2031
Next Green Tax Due On 05-Aug-2031
Fitness Valid Upto 04-Aug-2027

# green-taxes: valid for five years
> paid_on 2026-08-05; valid_until 2031-08-04; amount 500.00; receipt_no GT/55
Green Tax Receipt
Receipt No GT/55
Paid On 05/08/2026 Valid Upto 04/08/2031
Registration Validity 04/08/2031 PUC Upto 01/01/2027
Amount Rs 500

# green-taxes: columns of heads
> paid_on 2026-08-05; valid_until 2031-08-04; receipt_no GT-1
Green Tax Receipt
Receipt No   Payment Date   Valid Upto   Amount
GT-1   05/08/2026   04/08/2031   500
Last Tax Paid Upto 30/06/2026

# permits: vahan tabular
> issue_date 2026-05-01; expiry_date 2031-04-30
Contract Carriage Permit
Permit No   Permit Category   Valid From   Valid Upto   Replacement Date
CG2026CC0077   TAXI   01/05/2026   30/04/2031   10/06/2027

# taxes: arrears row first
> tax_from 2026-04-01; tax_upto 2026-06-30
Motor Vehicle Tax Receipt
Arrear Period 01/01/2026 to 31/03/2026
Tax Period 01/04/2026 to 30/06/2026

# taxes: clearance until
> tax_upto 2027-03-31
Road Tax Certificate
Tax Paid Upto 31/03/2027
Issued On 05/04/2026

# green-taxes: old and new
> paid_on 2026-08-05; valid_until 2031-08-04
Green Tax Receipt
Previous Green Tax Upto 04/08/2026
Payment Date 05/08/2026
Green Tax Upto 04/08/2031

# authorisations: goods
> valid_from 2026-05-01; valid_until 2027-04-30; authorisation_no CG/NP/AUTH/9
Authorisation for National Permit
Name of Permit Holder RAMESH
Authorisation No. CG/NP/AUTH/9
Period of Authorisation 01/05/2026 to 30/04/2027
Vehicle Age upto 12 years i.e. 09/02/2032
`;
