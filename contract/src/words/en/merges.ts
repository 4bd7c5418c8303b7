/** People who stand there twice. */
export const merges = {
  title: 'Duplicates',
  fields: {
    seen_at_counter: 'Proof of identity seen at the counter',
  },
};
