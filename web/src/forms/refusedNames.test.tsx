// @vitest-environment jsdom
import type { Me } from '@rto-desk/contract/endpoints/accounts';
import { problemSentence } from '@rto-desk/contract/sentences';
import type { Language } from '@rto-desk/contract/words/words';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { RegisterPage } from '../features/accounts/RegisterPage.tsx';
import { CitizenForm } from '../features/citizens/CitizenForm.tsx';
import { Entry } from '../features/quick-add/Entry.tsx';
import { NewRequestPage } from '../features/requests/NewRequestPage.tsx';
import { UserForm } from '../features/users/UserForm.tsx';
import { SessionContext } from '../session/useSession.ts';
import { loadAll, loadPublicWords } from '../words/catalogues.ts';
import { WordsContext } from '../words/useWords.ts';

afterEach(cleanup);

const nothing = () => undefined;
const NAME = 'Ramesh 9826012345';
const mobile = '9826012345';

interface Form {
  screen: ReactNode;
  /** The names of the inputs, and the text typed into each. */
  typed: Record<string, string>;
  /** The field that is refused. */
  name: string;
  signedIn: boolean;
}

const forms: Record<string, Form> = {
  citizen: {
    screen: <CitizenForm citizen={null} onSaved={nothing} />,
    typed: { name: NAME, mobile },
    name: 'name',
    signedIn: true,
  },
  'quick add': {
    screen: (
      <Entry
        type="PUCC"
        onType={nothing}
        onKept={nothing}
        last={{ mark: '', type: '' }}
        onStep={nothing}
        onCancel={nothing}
        queued={null}
        drafts={new Map()}
      />
    ),
    typed: { registration_no: 'CG04AB1234', until: '05-03-2031', mobile, name: NAME },
    name: 'name',
    signedIn: true,
  },
  registration: {
    screen: <RegisterPage />,
    typed: { name: NAME, phone: mobile, password: 'monsoon-7', password_confirmation: 'monsoon-7' },
    name: 'name',
    signedIn: false,
  },
  'service request': {
    screen: <NewRequestPage />,
    typed: { contact_name: NAME, contact_phone: mobile },
    name: 'contact_name',
    signedIn: false,
  },
  user: {
    screen: <UserForm user={null} onSaved={nothing} />,
    typed: { name: NAME, phone: mobile },
    name: 'name',
    signedIn: true,
  },
};

const answer = (status: number, body: object) => new Response(JSON.stringify(body), { status });

/** Refuses whatever is sent as the server refuses a name, and has nothing of what is asked for. */
function serve(refusals: (() => Response)[]): void {
  vi.stubGlobal('fetch', async (_: string, { method }: RequestInit) =>
    method === 'POST' ? (refusals.shift() ?? refusals[0])?.() : answer(200, { data: [] }),
  );
}

async function show({ screen: shown, signedIn }: Form, language: Language): Promise<void> {
  await loadAll(language);
  const user = { id: 1, name: 'Anita', phone: mobile, email: null, role: 'manager', citizen_id: 1 } as Me;
  const session = signedIn
    ? ({ state: 'signedIn', user, failure: null, hasEnded: false } as const)
    : ({ state: 'signedOut', user: null, failure: null, hasEnded: false } as const);
  const acts = { signIn: nothing, signOut: nothing, refresh: async () => undefined };
  const path = '/?service=noc';
  const router = createMemoryRouter([{ path: '/', element: shown }], { initialEntries: [path] });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <WordsContext value={{ language, speak: async () => undefined }}>
        <SessionContext value={{ ...session, ...acts }}>
          <Suspense>
            <RouterProvider router={router} />
          </Suspense>
        </SessionContext>
      </WordsContext>
    </QueryClientProvider>,
  );
}

async function input(name: string): Promise<HTMLInputElement> {
  return vi.waitFor(() => {
    const found = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (found === null) throw new Error(`There is no input ${name}`);
    return found;
  });
}

async function submit({ typed }: Form): Promise<void> {
  for (const [name, text] of Object.entries(typed)) {
    fireEvent.change(await input(name), { target: { value: text } });
  }
  const form = document.querySelector('form');
  if (form !== null) fireEvent.submit(form);
}

/** The error beside an input. */
const saidOf = (element: HTMLInputElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map(id => document.getElementById(id)?.textContent)
    .join(' ');

const cases = Object.keys(forms).flatMap(what =>
  (['en', 'hi'] as const).map(language => [what, language] as const),
);

it.each(cases)('a name that the server refuses is marked at its field: %s, %s', async (what, language) => {
  const form = forms[what] as Form;
  const sentence = problemSentence({ code: 'nameDigits' }, form.name, await loadPublicWords(language));
  serve([() => answer(422, { message: sentence, errors: { [form.name]: [sentence] } })]);
  await show(form, language);
  await submit(form);
  const field = await input(form.name);
  await vi.waitFor(() => expect(saidOf(field)).toContain(sentence));
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.value).toBe(NAME);
});

it('a name refused after a person was chosen is marked at its field as well', async () => {
  const form = forms['quick add'] as Form;
  const sentence = problemSentence({ code: 'nameDigits' }, 'name', await loadPublicWords('en'));
  const candidates = [
    { id: 7, name: 'Ramesh', father_name: null, dob: null, vehicles_count: 1, is_unproven: false },
  ];
  serve([
    () => answer(409, { message: 'Who is it?', candidates }),
    () => answer(422, { message: sentence, errors: { name: [sentence] } }),
  ]);
  await show(form, 'en');
  await submit(form);
  await screen.findByText('Who is it?');
  const choices = screen.getByText('Who is it?').parentElement?.querySelectorAll('button');
  fireEvent.click([...(choices ?? [])].at(-1) as HTMLButtonElement);
  const field = await input('name');
  await vi.waitFor(() => expect(saidOf(field)).toContain(sentence));
});
