import { languages } from '../words/language.ts';
import { useLanguage, usePublicWords } from '../words/useWords.ts';
import classes from './Navbar.module.css';

/** Chooses the language of the screens. */
export function LanguageSwitch() {
  const words = usePublicWords();
  const { language, speak } = useLanguage();
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
