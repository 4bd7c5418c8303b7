/** The labels of what is typed to claim a vehicle or licence. What is said of claims stands in `words/claims`, so that other pages do not carry it. */
export const claims = {
  fields: { licence_no: 'License No', chassis_last5: 'Last 5 characters of chassis number' },
};
