import classes from './texts.module.css';

/** Dates and mobile numbers within a text. */
const WHOLE = /(\d\d-\d\d-\d{4}|\b[6-9]\d{9}\b)/;

/** A typed text, in which a date or a mobile number stays in one line. */
export function TruncatedText({ text }: { text: string }) {
  return text.split(WHOLE).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={`${at} ${part}`} className={classes.whole}>
        {part}
      </span>
    ),
  );
}
