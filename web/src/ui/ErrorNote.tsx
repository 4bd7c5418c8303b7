import { Alert } from '@mantine/core';

/** Says beside a form why it was refused; nothing where it was not. */
export function ErrorNote({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <Alert color="red" role="alert">
      {text}
    </Alert>
  );
}
