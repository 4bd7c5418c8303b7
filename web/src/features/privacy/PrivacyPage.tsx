// biome-ignore-all lint/a11y/noRedundantRoles: cards are drawn with `display: block`, which takes the roles of a table away
import { call } from '../../api/call.ts';
import { Page } from '../../ui/Page.tsx';
import { policyTexts, usePageTexts } from '../../words/pageTexts.ts';
import { usePublicWords } from '../../words/useWords.ts';
import classes from './PrivacyPage.module.css';
import { usePublicAnswer } from './usePublicAnswer.ts';

const currentNotice = (signal: AbortSignal) => call('GET /privacy-notice', { signal });

/**
 * What is kept about people, why and how long, and what they can do about it. Its table is plain: `DataTable` brings the
 * texts of the office, which visitors do not load.
 */
export function PrivacyPage() {
  const words = usePublicWords();
  const { columns, kept, parts, notice, bases } = usePageTexts(policyTexts);
  const data = usePublicAnswer(currentNotice);
  const said = data?.[words.language];
  return (
    <Page title={words.ownData.privacy}>
      <table role="table" aria-label={words.ownData.privacy} className={classes.kept}>
        <thead role="rowgroup">
          <tr role="row">
            {Object.entries(columns).map(([name, label]) => (
              <th key={name} scope="col" role="columnheader">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {kept.map(({ what, why, howLong }) => (
            <tr key={what} role="row">
              <th scope="row" role="rowheader">
                {what}
              </th>
              <td role="cell" data-label={columns.why}>
                <div>{why}</div>
              </td>
              <td role="cell" data-label={columns.howLong}>
                <div>{howLong}</div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {parts.map(({ heading, text }) => (
        <section key={heading} className={classes.part}>
          <h2 className={classes.heading}>{heading}</h2>
          <p className={classes.text}>{text}</p>
        </section>
      ))}
      {/* At the end: what the office has written comes later, and moves nothing there. */}
      {data?.version && said && (
        <section className={classes.part}>
          <h2 className={classes.heading}>{notice(data.version)}</h2>
          <p className={classes.notice}>{said}</p>
        </section>
      )}
      {data && <p className={classes.notice}>{bases[data.legal_basis]}</p>}
    </Page>
  );
}
