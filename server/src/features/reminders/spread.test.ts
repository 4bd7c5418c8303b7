import { expect, test } from 'vitest';
import { spreadOverDays } from './spread.ts';

const closed = { weekdays: [7], dates: ['2031-06-18'] };
const numbers = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at);

test('what is due goes within the limit of each open day, what has waited first, and what is due again once', () => {
  const due = [
    // A Monday, a closed Wednesday, the Sunday after, and long after.
    { day: '2031-06-16', messages: numbers(1, 25) },
    { day: '2031-06-18', messages: numbers(20, 10) },
    { day: '2031-06-22', messages: [7] },
    { day: '2032-01-01', messages: [7, 8] },
  ];
  expect(spreadOverDays(due, { from: '2031-06-16', most: 10, closed })).toEqual([
    { day: '2031-06-16', messages: 10 },
    { day: '2031-06-17', messages: 10 },
    // Of those that are due on the 18th six have gone before, and four more wait since the 16th.
    { day: '2031-06-19', messages: 10 },
    { day: '2031-06-23', messages: 1 },
    { day: '2032-01-01', messages: 2 },
  ]);
});

test('nothing goes where the limit leaves nothing, nor where nothing is due', () => {
  const due = [{ day: '2031-06-16', messages: [1] }];
  expect(spreadOverDays(due, { from: '2031-06-16', most: -5, closed })).toEqual([]);
  expect(spreadOverDays([], { from: '2031-06-16', most: 5, closed })).toEqual([]);
});
