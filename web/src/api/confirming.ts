/** Puts the question for the password on the screen; resolves to whether it was given. */
type Asker = () => Promise<boolean>;

let asker: Asker | null = null;
let asked: Promise<boolean> | null = null;

/** Says who asks for the password from now on; returns how to stop that. */
export function askWith(next: Asker): () => void {
  asker = next;
  return () => {
    if (asker === next) asker = null;
  };
}

/** Asks for the password where the server wants it again; several calls at once share one question. */
export function confirmPassword(): Promise<boolean> {
  asked ??= (asker?.() ?? Promise.resolve(false)).finally(() => {
    asked = null;
  });
  return asked;
}
