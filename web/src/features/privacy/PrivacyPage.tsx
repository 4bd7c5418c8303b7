import { Page } from '../../ui/Page.tsx';
import { useWords } from '../../words/useWords.ts';
import classes from './PrivacyPage.module.css';

/** What is kept about people, why, and what they can do about it. */
export function PrivacyPage() {
  const words = useWords();
  return (
    <Page title={words.ownData.privacy}>
      {words.ownData.policy.map(({ heading, text }) => (
        <section key={heading} className={classes.part}>
          <h2 className={classes.heading}>{heading}</h2>
          <p className={classes.text}>{text}</p>
        </section>
      ))}
    </Page>
  );
}
