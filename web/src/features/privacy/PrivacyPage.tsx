import { policy } from '@rto-desk/contract/words/policy';
import { Page } from '../../ui/Page.tsx';
import { useLanguage } from '../../words/useWords.ts';
import classes from './PrivacyPage.module.css';

/** What is kept about people, why, and what they can do about it. */
export function PrivacyPage() {
  const { language, words } = useLanguage();
  return (
    <Page title={words.ownData.privacy}>
      {policy[language].map(({ heading, text }) => (
        <section key={heading} className={classes.part}>
          <h2 className={classes.heading}>{heading}</h2>
          <p className={classes.text}>{text}</p>
        </section>
      ))}
    </Page>
  );
}
