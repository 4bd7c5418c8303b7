import { policy } from '@rto-desk/contract/words/policy';
import { DataTable } from '../../ui/DataTable.tsx';
import { Page } from '../../ui/Page.tsx';
import { useLanguage } from '../../words/useWords.ts';
import classes from './PrivacyPage.module.css';

/** What is kept about people, why and how long, and what they can do about it. */
export function PrivacyPage() {
  const { language, words } = useLanguage();
  const { columns, kept, parts } = policy[language];
  return (
    <Page title={words.ownData.privacy}>
      <div className={classes.kept}>
        <DataTable
          label={words.ownData.privacy}
          columns={[
            { key: 'what', label: columns.what, as: 'heading', cell: row => row.what },
            { key: 'why', label: columns.why, cell: row => row.why },
            { key: 'howLong', label: columns.howLong, cell: row => row.howLong },
          ]}
          rows={kept}
          rowKey={row => row.what}
          empty={null}
        />
      </div>
      {parts.map(({ heading, text }) => (
        <section key={heading} className={classes.part}>
          <h2 className={classes.heading}>{heading}</h2>
          <p className={classes.text}>{text}</p>
        </section>
      ))}
    </Page>
  );
}
