/** What columns are taken for, where the label of a field alone does not say it. */
export const columns = {
  ignore: 'Leave out',
  kind: 'Kind of document',
  until: 'Valid until',
  from: 'Valid from',
  number: 'Number',
  name: 'Owner or holder: name',
  mobile: 'Owner or holder: mobile',
  /** A field of a kind's document, such as "Insurance: Valid until". */
  ofKind: (kind: string, field: string) => `${kind}: ${field}`,
};
