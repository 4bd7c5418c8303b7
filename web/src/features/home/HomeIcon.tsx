import classes from './HomePage.module.css';

/** The signs of the home page, drawn here so that visitors load no others. Paths of Lucide, 24 by 24. */
const paths = {
  search: 'm21 21-4.3-4.3M3 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0',
  papers:
    'M15 2h-4a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2V8zv4a2 2 0 0 0 2 2h4M5 7a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2h8a2 2 0 0 0 1.7-1',
  inquiry:
    'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8l6 6v12a2 2 0 0 1-2 2zM14 2v6h6M9 14.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M13.3 16.3 15 18',
  track:
    'M20 10c0 5-5.5 10.2-7.4 11.8a1 1 0 0 1-1.2 0C9.5 20.2 4 15 4 10a8 8 0 0 1 16 0M9 10a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
  renew:
    'M3 12a9 9 0 0 1 9-9 9.8 9.8 0 0 1 6.7 2.7L21 8M21 3v5h-5M21 12a9 9 0 0 1-9 9 9.8 9.8 0 0 1-6.7-2.7L3 16M8 16H3v5',
  change:
    'M21.2 6.8a1 1 0 0 0-4-4L3.8 16.2a2 2 0 0 0-.5.8L2 21.4a.5.5 0 0 0 .6.6L7 20.7a2 2 0 0 0 .8-.5zM15 5l4 4',
  add: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M8 12h8M12 8v8',
  card: 'M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2M13 19a4 4 0 0 0-8 0M16 10h2M16 14h2M6 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
  rupee: 'm14 20-8-8h4c5.3 0 5.3-8 0-8M6 4h12M6 8h12',
  move: 'M8 3 4 7l4 4M4 7h16M16 21l4-4-4-4M20 17H4',
  book: 'M13 22h5a2 2 0 0 0 2-2V8l-6-6H6a2 2 0 0 0-2 2v3M14 2v6h6M7.7 16.5l1.5 5.5L6 20.6 2.8 22l1.5-5.5M3 14a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
  repair:
    'M14.7 6.3a1 1 0 0 0 0 1.4l1.6 1.6a1 1 0 0 0 1.4 0l3.1-3.1c.3-.3.9-.2 1 .2a6 6 0 0 1-8.3 7.1l-7.9 7.9a1 1 0 0 1-3-3l7.9-7.9a6 6 0 0 1 7.1-8.3c.4.2.5.7.2 1z',
};
export type HomeSign = keyof typeof paths;

/** Of the groups of services, in the order of `serviceGroups`. */
export const groupSigns: readonly HomeSign[] = [
  ...(['renew', 'change', 'add', 'card'] as const),
  ...(['rupee', 'move', 'book', 'repair'] as const),
];

export function HomeIcon({ of }: { of: HomeSign }) {
  return (
    <svg viewBox="0 0 24 24" className={classes.icon} aria-hidden="true">
      <path d={paths[of]} />
    </svg>
  );
}
