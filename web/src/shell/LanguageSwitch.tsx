import { languages } from '../words/catalogues.ts';
import { useLanguage } from '../words/useWords.ts';
import classes from './Navbar.module.css';

/** Chooses the language of the screens; where only one is spoken there is nothing to choose. */
export function LanguageSwitch() {
  const { language, words, speak } = useLanguage();
  if (languages.length < 2) return null;
  return (
    <fieldset aria-label={words.general.language} className={classes.languages}>
      {languages.map(code => (
        <button
          key={code}
          type="button"
          lang={code}
          title={words.general.languages[code]}
          aria-pressed={code === language}
          onClick={() => void speak(code)}
        >
          {words.general.languageMarks[code]}
        </button>
      ))}
    </fieldset>
  );
}
