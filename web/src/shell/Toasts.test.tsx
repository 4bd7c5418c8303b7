// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addOpenDialog } from '../ui/dialogStack.ts';
import { dismissToast, LINK_TIME, SHORT_TIME, shownToasts, TOAST_TIME, toast } from '../ui/toast.ts';
import { Toasts } from './Toasts.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toasts />, { wrapper: MemoryRouter });
});
afterEach(() => {
  for (const { key } of shownToasts()) dismissToast(key);
  cleanup();
  vi.useRealTimers();
});

const region = () => document.querySelector('body > div > [aria-live=polite]');

it('comes into a place that a screen reader knew before', () => {
  const before = region();
  expect(before).not.toBeNull();
  act(() => toast.success('Saved.'));
  expect(screen.getByText('Saved.').closest('[aria-live]')).toBe(before);
});

it('is shown in the open dialog, and once that has closed in the same place as before', () => {
  const before = region();
  const dialog = document.body.appendChild(document.createElement('dialog'));
  let close = () => {};
  act(() => {
    close = addOpenDialog(dialog);
  });
  expect(dialog.querySelector('[aria-live=polite]')).not.toBeNull();
  act(() => toast.success('Saved.'));
  expect(dialog.contains(screen.getByText('Saved.'))).toBe(true);
  act(close);
  expect(before?.contains(screen.getByText('Saved.'))).toBe(true);
  dialog.remove();
});

it('is an alert of its own where it tells of a failure', () => {
  act(() => toast.failure('Not saved.'));
  expect(screen.getByText('Not saved.').closest('[role=alert]')?.closest('[aria-live]')).toBeNull();
});

it('stays while the focus is on its link', () => {
  act(() => toast.success('Saved.', { to: '/jobs/1', label: 'Open' }));
  fireEvent.focus(screen.getByText('Open'));
  act(() => vi.advanceTimersByTime(2 * LINK_TIME));
  fireEvent.blur(screen.getByText('Open'));
  expect(screen.getByText('Saved.')).toBeTruthy();
  act(() => vi.advanceTimersByTime(LINK_TIME));
  expect(screen.queryByText('Saved.')).toBeNull();
});

it('gives way to the next soon, also under a resting pointer; a failure stays', () => {
  act(() => toast.success('Moved to Approved.'));
  fireEvent.pointerEnter(screen.getByText('Moved to Approved.'));
  act(() => toast.failure('Not moved.'));
  act(() => toast.success('Moved to Ready.'));
  act(() => vi.advanceTimersByTime(SHORT_TIME));
  expect(screen.getByText('Not moved.')).toBeTruthy();
  act(() => vi.advanceTimersByTime(SHORT_TIME));
  expect(screen.getByText('Not moved.')).toBeTruthy();
  act(() => vi.advanceTimersByTime(TOAST_TIME));
  expect(screen.getByText('Moved to Ready.')).toBeTruthy();
});
