import { useEffect, useState } from 'react';
import { askWith } from '../api/confirming.ts';
import { later } from '../ui/later.tsx';

const ConfirmPassword = later(
  async () => (await import('../features/security/ConfirmPassword.tsx')).ConfirmPassword,
);

/** Asks for the password whenever a call of any screen needs it again. */
export function Confirming() {
  const [answer, setAnswer] = useState<((confirmed: boolean) => void) | null>(null);
  useEffect(() => askWith(() => new Promise(done => setAnswer(() => done))), []);
  return (
    answer !== null && (
      <ConfirmPassword
        onDone={confirmed => {
          answer(confirmed);
          setAnswer(null);
        }}
      />
    )
  );
}
