import type { DemoLogin } from '@rto-desk/contract/endpoints/demo';
import type { DemoWords } from '@rto-desk/contract/words/en/demo';
import { use, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../api/ApiError.ts';
import { type Answer, call } from '../../api/call.ts';
import { useSession } from '../../session/useSession.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { failureText } from '../../ui/failureText.ts';
import layout from '../../ui/layout.module.css';
import { NotFoundPage } from '../../ui/NotFoundPage.tsx';
import { Page } from '../../ui/Page.tsx';
import { byLanguage } from '../../words/catalogues.ts';
import { usePublicWords } from '../../words/useWords.ts';
import classes from './DemoPage.module.css';

const texts = byLanguage<DemoWords>({
  en: async () => (await import('@rto-desk/contract/words/en/demo')).demo,
  hi: async () => (await import('@rto-desk/contract/words/hi/demo')).demo,
});

/** Who can sign in to the demo, each with a button that does it. Without a demo there is no such page. */
export function DemoPage() {
  const words = usePublicWords();
  const demoWords = use(texts.load(words.language));
  const [demo, setDemo] = useState<Answer<'GET /demo'> | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    call('GET /demo').then(setDemo, setFailure);
  }, []);
  if (failure instanceof ApiError && failure.status === 404) return <NotFoundPage />;
  return (
    <Page title={demoWords.title}>
      <p>{demoWords.explain}</p>
      <ErrorNote text={failure === null ? null : failureText(failure, demoWords.failed)} />
      {demo !== null && (
        <div className={layout.stack}>
          <p>
            {demoWords.password}: <code lang="en">{demo.password}</code>
          </p>
          <ul className={classes.people}>
            {demo.logins.map(login => (
              <Person key={login.phone} login={login} password={demo.password} texts={demoWords} />
            ))}
          </ul>
        </div>
      )}
    </Page>
  );
}

interface PersonProps {
  login: DemoLogin;
  password: string;
  texts: DemoWords;
}

function Person({ login: { phone, name, role, note }, password, texts }: PersonProps) {
  const { signIn } = useSession();
  const navigate = useNavigate();
  const id = useId();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const enter = async () => {
    setIsBusy(true);
    try {
      const { token, user } = await call('POST /login', {
        body: { login_identifier: phone, phone, password },
      });
      signIn(token, user);
      await navigate('/dashboard');
    } catch (error) {
      setFailure(failureText(error, texts.failed));
      setIsBusy(false);
    }
  };
  return (
    <li className={`${layout.panel} ${classes.person}`}>
      <div>
        <strong>
          {texts.roles[role]}:{' '}
          <span id={id} lang={languageOf(name)}>
            {name}
          </span>
        </strong>
        <p className={classes.note}>{texts.notes[note]}</p>
        <p className={classes.note} translate="no">
          {phone}
        </p>
        <ErrorNote text={failure} />
      </div>
      <Button variant="default" loading={isBusy} onClick={enter} aria-describedby={id}>
        {texts.signIn}
      </Button>
    </li>
  );
}

/** The invented people have names in either script, in both languages of the page. */
const languageOf = (name: string) => (/[\u0900-\u097F]/.test(name) ? 'hi' : 'en');
