import type { Proof, UnprovenPerson } from '@rto-desk/contract/endpoints/proof';
import type { QuickEntryCandidate, QuickEntryOwner } from '@rto-desk/contract/endpoints/quick-entries';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../api/ApiError.ts';
import { refreshRecords } from '../api/records.ts';
import { type ChosenPerson, candidateChoices } from '../ui/candidateChoices.ts';
import { failureText } from '../ui/failureText.ts';
import { toast } from '../ui/toast.ts';
import { useWords } from '../words/useWords.ts';
import { unprovenIn } from './unproven.ts';

/** What is sent of something that goes to a person: with the one who was chosen, and with the proof that was seen. */
interface Sent extends ChosenPerson {
  proof: Proof;
}

/** Whom to choose from, where that is why it was refused (409): the owner that there is, or the people of a mobile. */
interface Question {
  sentence: string;
  owner: QuickEntryOwner | undefined;
  candidates: readonly QuickEntryCandidate[];
}

/**
 * Sends a call about a person, and sends it again once the user has chosen the person or confirmed the proof.
 * `OwnerQuestion` asks.
 * @param send throws what the call throws
 * @param failure what is said where it fails for another reason
 */
export function useOwnerQuestion<Body extends Sent>(send: (body: Body) => Promise<void>, failure: string) {
  const words = useWords();
  const client = useQueryClient();
  const [asked, setAsked] = useState<{ body: Body; question: Question } | null>(null);
  /** The unproven profile it would go to: choosing a person is no proof of who they are. */
  const [unproven, setUnproven] = useState<{ body: Body; person: UnprovenPerson } | null>(null);
  const [busy, setBusy] = useState(false);

  const save = async (body: Body) => {
    try {
      await send(body);
      setAsked(null);
    } catch (error) {
      const question = questionIn(error);
      if (question === null) throw error;
      setAsked({ body, question });
    } finally {
      void refreshRecords(client);
    }
  };
  const saveAgain = async (body: Body, refuse: (error: unknown) => void) => {
    setBusy(true);
    try {
      await save(body);
    } catch (error) {
      const person = unprovenIn(error);
      if (person !== null) return setUnproven({ body, person });
      refuse(error);
      toast.failure(failureText(error, failure));
    } finally {
      setBusy(false);
    }
  };
  return {
    save,
    /** The choice is sent with the values from when the question came; further typing asks again. */
    forget: () => setAsked(null),
    asking: {
      sentence: asked?.question.sentence ?? null,
      choices: asked === null ? [] : choicesOf(asked.question),
      choose: (chosen: ChosenPerson, refuse: (error: unknown) => void) => {
        if (asked !== null) void saveAgain({ ...asked.body, ...chosen }, refuse);
      },
      unproven: unproven?.person ?? null,
      busy,
      seen: (refuse: (error: unknown) => void) => {
        setUnproven(null);
        if (unproven !== null) void saveAgain({ ...unproven.body, proof: 'seen' }, refuse);
      },
      leave: () => setUnproven(null),
    },
  };

  function choicesOf({ owner, candidates }: Question): ReturnType<typeof candidateChoices> {
    if (owner === undefined) return candidateChoices(candidates, words);
    const label = `${owner.name}, ${owner.mobile}`;
    return [{ key: owner.id, label, isSure: true, value: { citizen_id: owner.id } }];
  }
}

function questionIn(error: unknown): Question | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  // The call's own answer: see its endpoint.
  const { owner, candidates = [] } = error.options as Partial<Question>;
  if (owner === undefined && candidates.length === 0) return null;
  return { sentence: error.message, owner, candidates };
}
