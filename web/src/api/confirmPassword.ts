/** Prompts for the password; resolves to whether it was given. */
type Prompt = () => Promise<boolean>;

let prompt: Prompt | null = null;
let pending: Promise<boolean> | null = null;

/** Registers the prompt; returns how to unregister it. */
export function setPasswordPrompt(next: Prompt): () => void {
  prompt = next;
  return () => {
    if (prompt === next) prompt = null;
  };
}

/** Prompts for the password when the server wants it again; concurrent calls share one prompt. */
export function confirmPassword(): Promise<boolean> {
  pending ??= (prompt?.() ?? Promise.resolve(false)).finally(() => {
    pending = null;
  });
  return pending;
}
