import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { failureText } from './failureText.ts';
import { toast } from './toast.ts';

// biome-ignore lint/suspicious/noConfusingVoidType: what a function answers that says nothing
type Said = string | null | void;

interface Action<Input, Result> {
  /** Makes the call. */
  act: (input: Input) => Promise<Result>;
  /** What a toast says once it is done, or what follows and is said then; where nothing is said, null. */
  done?: string | ((result: Result, input: Input) => Said | Promise<Said>);
  /**
   * What a toast says where it fails and the server gives no sentence of its own. A function may deal with the failure otherwise,
   * such as by a question, and answers null then.
   */
  failed: string | ((error: unknown, input: Input) => string | null);
  /** What follows either way, such as asking again for what is shown. A promise keeps the button busy until it has come. */
  refresh?: () => unknown;
}

export interface Acting<Input> {
  act: (input: Input) => void;
  busy: boolean;
  /** What it is busy with; undefined while it is not. */
  input: Input | undefined;
}

/**
 * Something that a button does: makes a call, says what came of it, and asks again for what the screen shows. A second press of the
 * same while the first is under way does nothing.
 */
export function useAct<Input = void, Result = unknown>(action: Action<Input, Result>): Acting<Input> {
  const { act, done, failed, refresh } = action;
  const running = useRef<{ input: Input } | null>(null);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (input: Input) => act(input),
    onSuccess: async (result, input) => {
      const said = typeof done === 'function' ? await done(result, input) : done;
      if (said) toast.success(said);
    },
    onError: (error, input) => {
      const fallback = typeof failed === 'function' ? failed(error, input) : failed;
      if (fallback !== null) toast.failure(failureText(error, fallback));
    },
    onSettled: () => {
      running.current = null;
      return refresh?.();
    },
  });
  // Not `isPending`, which two quick presses both find unset.
  const start = (input: Input) => {
    if (running.current !== null && running.current.input === input) return;
    running.current = { input };
    mutate(input);
  };
  return { act: start, busy: isPending, input: isPending ? variables : undefined };
}
