// @vitest-environment jsdom
import type { Citizen } from '@rto-desk/contract/endpoints/citizens';
import { wordsFor } from '@rto-desk/contract/words/languages';
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { citizenColumns } from './citizenColumns.tsx';

afterEach(cleanup);

const shown = (language: string, creator: Citizen['creator']) => {
  const type = citizenColumns(wordsFor(language), 1).find(({ key }) => key === 'type');
  const citizen = { is_primary_profile_for_user: false, creator, created_at: '2026-11-20T06:00:00.000Z' };
  const { container } = render(<MemoryRouter>{type?.cell(citizen as Citizen, 0)}</MemoryRouter>);
  const text = container.textContent;
  cleanup();
  return text;
};

it('the badge says who made a profile and when, and still when where that account is gone', () => {
  expect(shown('en', { id: 1, name: 'Farida' })).toContain('by Farida on 20-11-2026');
  expect(shown('en', null)).toContain('Citizenon 20-11-2026');
  expect(shown('hi', null)).toContain('20-11-2026 को');
});
