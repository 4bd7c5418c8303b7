import { usePublicWords } from '../../words/useWords.ts';
import classes from './requests.module.css';

/** A honeypot: no person sees, reaches or fills in this field; a bot that fills in everything does. */
export function Honeypot({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const words = usePublicWords();
  return (
    <div className={classes.trap} aria-hidden="true">
      <label>
        {words.requests.trap}
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={value}
          onChange={event => onChange(event.currentTarget.value)}
        />
      </label>
    </div>
  );
}
