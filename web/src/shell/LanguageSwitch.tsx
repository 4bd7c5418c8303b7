import { isLanguage, languages } from '../words/catalogues.ts';
import { useLanguage } from '../words/useWords.ts';
import classes from './Navbar.module.css';

/** Chooses the language of the screens; where only one is spoken there is nothing to choose. */
export function LanguageSwitch() {
  const { language, words, speak } = useLanguage();
  if (languages.length < 2) return null;
  return (
    <select
      className={classes.language}
      aria-label={words.general.language}
      value={language}
      onChange={event => {
        const wanted = event.currentTarget.value;
        if (isLanguage(wanted)) void speak(wanted);
      }}
    >
      {languages.map(code => (
        <option key={code} value={code} lang={code}>
          {words.general.languages[code]}
        </option>
      ))}
    </select>
  );
}
