/** Puts the question for the password on the screen; resolves to whether it was given. */
type Prompt = () => Promise<boolean>;

let prompt: Prompt | null = null;
let pending: Promise<boolean> | null = null;

/** Says who asks for the password from now on; returns how to stop that. */
export function setPasswordPrompt(next: Prompt): () => void {
  prompt = next;
  return () => {
    if (prompt === next) prompt = null;
  };
}

/** Asks for the password where the server wants it again; several calls at once share one question. */
export function confirmPassword(): Promise<boolean> {
  pending ??= (prompt?.() ?? Promise.resolve(false)).finally(() => {
    pending = null;
  });
  return pending;
}
