import type { Citizen } from '@rto-desk/contract/endpoints/citizens';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { DateText } from '../../ui/DateText.tsx';
import { Facts } from '../../ui/Facts.tsx';
import layout from '../../ui/layout.module.css';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { ToneBadge } from '../../ui/ToneBadge.tsx';
import { privacyKitTexts, usePageTexts } from '../../words/pageTexts.ts';
import { shownValue } from '../../words/shownValue.ts';
import { useWords } from '../../words/useWords.ts';

const GuardianForm = lazyComponent(async () => (await import('./PrivacyForms.tsx')).GuardianForm);

/** Who consents for a person under 18. For staff. */
export function GuardianOf({ citizen }: { citizen: Citizen }) {
  const words = useWords();
  const texts = usePageTexts(privacyKitTexts);
  const [editing, setEditing] = useState(false);
  const { guardian_name: name, guardian_relation: relation, guardian_consent_on: on } = citizen;
  const isMissing = citizen.guardian_consent_missing;
  return (
    <section className={layout.list} aria-label={texts.guardian}>
      <Button className={layout.start} variant="default" onClick={() => setEditing(true)}>
        {texts.noteGuardian}
      </Button>
      <p className={layout.line}>
        <ToneBadge
          tone={isMissing ? 'bad' : 'good'}
          text={isMissing ? texts.guardianMissing : texts.guardianGiven}
        />
      </p>
      <Facts
        facts={[
          [words.fields.guardian_name, name],
          [words.fields.guardian_relation, relation && shownValue(relation, words)],
          [words.fields.guardian_consent_on, on && <DateText key="on" date={on} />],
        ]}
      />
      {editing && <GuardianForm citizen={citizen} onClose={() => setEditing(false)} />}
    </section>
  );
}
