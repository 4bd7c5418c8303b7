/** What columns are taken for, where the label of a field alone does not say it. */
export const columns = {
  ignore: 'Do not import',
  kind: 'Document type',
  until: 'Valid until',
  from: 'Valid from',
  number: 'Number',
  name: 'Owner name',
  mobile: 'Owner mobile',
  /** A field of a kind's document, such as "Insurance: Valid until". */
  ofKind: (kind: string, field: string) => `${kind}: ${field}`,
};
