import { LONG } from './NumberText.tsx';
import classes from './texts.module.css';

/** An e-mail address, which may go on in the next line before its @ and nowhere else. */
export function EmailText({ address }: { address: string }) {
  const at = address.lastIndexOf('@');
  return [address.slice(0, at), address.slice(at)].map((part, position) => (
    <span key={part} className={classes.whole} data-long={part.length > LONG || undefined}>
      {position > 0 && <wbr />}
      {part}
    </span>
  ));
}
