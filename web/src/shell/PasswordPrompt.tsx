import { useEffect, useState } from 'react';
import { setPasswordPrompt } from '../api/prompts.ts';
import { lazyComponent } from '../ui/lazyComponent.tsx';

const ConfirmPassword = lazyComponent(
  async () => (await import('../features/security/ConfirmPassword.tsx')).ConfirmPassword,
);

/** Asks for the password whenever a call of any screen needs it again. */
export function PasswordPrompt() {
  const [answer, setAnswer] = useState<((confirmed: boolean) => void) | null>(null);
  useEffect(() => setPasswordPrompt(() => new Promise(done => setAnswer(() => done))), []);
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
