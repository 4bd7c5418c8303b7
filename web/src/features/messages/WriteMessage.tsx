import type { Citizen } from '@rto-desk/contract/endpoints/citizens';
import { problem } from '@rto-desk/contract/fields';
import { messageFields } from '@rto-desk/contract/message';
import { problemSentence } from '@rto-desk/contract/sentences';
import { drafts } from '@rto-desk/contract/words/drafts';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { Select } from '../../inputs/Select.tsx';
import { Textarea } from '../../inputs/Textarea.tsx';
import prose from '../../ui/prose.module.css';
import { useUnsaved } from '../../ui/unsaved.ts';
import { useWords } from '../../words/useWords.ts';
import { SendMessageForm } from './SendMessageForm.tsx';

interface Props {
  citizen: Pick<Citizen, 'id' | 'name' | 'mobile'>;
  onClose: () => void;
}

/** The text of a message, from a template or in one's own words, and what becomes of it. */
export function WriteMessage({ citizen, onClose }: Props) {
  const words = useWords();
  const [text, setText] = useState('');
  useUnsaved(text !== '');
  const field = messageFields.message;
  const wrong = text === '' ? null : problem(field, text.trim());
  const choose = (key: string) => {
    const draft = Object.entries(drafts).find(([name]) => name === key)?.[1];
    setText(draft?.replaceAll('{name}', citizen.name) ?? '');
  };
  return (
    <SendMessageForm
      text={text.trim()}
      ready={text.trim() !== '' && wrong === null}
      action={words.messages.send}
      failure={words.messages.failed}
      send={confirmed =>
        call('POST /citizens/{id}/send-message', {
          params: { id: citizen.id },
          body: { message: text.trim(), ...confirmed },
        })
      }
      onClose={onClose}
    >
      <p className={prose.small}>{words.messages.goesTo(citizen.mobile)}</p>
      <Select
        label={words.messages.template}
        options={[
          { value: '', label: words.messages.noTemplate },
          ...Object.entries(words.messages.templates).map(([value, label]) => ({ value, label })),
        ]}
        onChange={event => choose(event.currentTarget.value)}
      />
      <Textarea
        name="message"
        label={words.messages.text}
        required
        rows={4}
        data-autofocus
        value={text}
        onChange={event => setText(event.currentTarget.value)}
        error={wrong === null ? null : problemSentence(wrong, 'message', words)}
        description={words.messages.count(text.length, field.max)}
      />
    </SendMessageForm>
  );
}
