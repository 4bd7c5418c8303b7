/** People who stand there twice. */
export const merges = {
  title: 'Duplicates',
  fields: {
    seen_at_counter: 'What proof did you see at the counter?',
  },
};
