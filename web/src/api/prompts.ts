/** Prompts a person; resolves to whether they did what was asked. */
type Prompt = () => Promise<boolean>;

interface SharedPrompt {
  /** Registers the prompt; returns how to unregister it. */
  set(next: Prompt): () => void;
  /** Prompts, where a prompt is registered; concurrent calls share one. */
  ask(): Promise<boolean>;
}

function sharedPrompt(): SharedPrompt {
  let prompt: Prompt | null = null;
  let pending: Promise<boolean> | null = null;
  return {
    set(next) {
      prompt = next;
      return () => {
        if (prompt === next) prompt = null;
      };
    },
    ask() {
      pending ??= (prompt?.() ?? Promise.resolve(false)).finally(() => {
        pending = null;
      });
      return pending;
    },
  };
}

/** Asks for the password when the server wants it again. */
export const { set: setPasswordPrompt, ask: confirmPassword } = sharedPrompt();

/** Asks the person to sign in again when their session has ended. */
export const { set: setSignInPrompt, ask: signInAgain } = sharedPrompt();
