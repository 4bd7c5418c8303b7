/** The id of the element that shows a record, for links that lead to it: `puccs-12`, `vehicle-3`. */
export const rowId = (what: string, id: number): string => `${what}-${id}`;
