import { officeDate } from '@rto-desk/contract/expiry';
import { useWords } from '../words/useWords.ts';
import { Button } from './Button.tsx';
import layout from './layout.module.css';
import prose from './prose.module.css';

interface Props {
  /** The days in which something came in, both included. */
  days: { from?: string | undefined; until?: string | undefined };
  onLift: () => void;
}

/** Says which days a list is limited to, and lifts the limit; nothing where there is none. */
export function DaysNote({ days, onLift }: Props) {
  const words = useWords();
  if (!days.from && !days.until) return null;
  return (
    <div className={`${layout.line} ${layout.below}`}>
      <p className={prose.small}>{words.requests.between(shown(days.from), shown(days.until))}</p>
      <Button size="compact-sm" variant="default" onClick={onLift}>
        {words.requests.anyDay}
      </Button>
    </div>
  );
}

function shown(day: string | undefined): string {
  return day ? officeDate(day) : '…';
}
