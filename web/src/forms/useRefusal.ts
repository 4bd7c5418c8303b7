import { useState } from 'react';
import { failureText } from '../ui/failureText.ts';
import { toast } from '../ui/toast.ts';

/** Why a form was refused: said in a toast, and kept to stand above the form until it is sent again. */
export function useRefusal(fallback: string) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const refused = (error: unknown) => {
    const text = failureText(error, fallback);
    setRefusal(text);
    toast.failure(text);
  };
  return { refusal, refused, settle: () => setRefusal(null) };
}
