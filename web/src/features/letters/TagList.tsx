import type { Language } from '@rto-desk/contract/words/words';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../ui/Button.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import layout from '../../ui/layout.module.css';
import prose from '../../ui/prose.module.css';
import { useCopy } from '../../ui/useCopy.ts';
import { lettersTexts, usePageTexts } from '../../words/pageTexts.ts';
import { useLanguage, useWords } from '../../words/useWords.ts';
import classes from './letters.module.css';
import { letterTags } from './queries.ts';

/** The tags that are filled from the records in groups, each to be copied into a Word file. */
export function TagList() {
  const words = useWords();
  const letters = usePageTexts(lettersTexts);
  const texts = letters.templates;
  const { language } = useLanguage();
  const tags = useQuery(letterTags);
  const copy = useCopy();
  return (
    <section className={layout.stack}>
      <h2>{texts.tags}</h2>
      <p className={prose.note}>{texts.tagsExplain}</p>
      {tags.error !== null && (
        <LoadFailure error={tags.error} failure={texts.loadFailed} retry={() => void tags.refetch()} />
      )}
      {grouped(tags.data ?? [], language, letters.sources.letter).map(([group, rows]) => (
        <details key={group} className={layout.more}>
          <summary>
            {group} ({rows.length})
          </summary>
          <div>
            <DataTable
              label={group}
              rows={rows}
              rowKey={({ tag }) => tag}
              columns={[
                {
                  key: 'tag',
                  label: texts.tag,
                  as: 'heading',
                  cell: ({ tag }) => (
                    <span className={classes.code} translate="no" data-tag>{`{${tag}}`}</span>
                  ),
                },
                { key: 'meaning', label: texts.meaning, cell: ({ label }) => label },
                { key: 'example', label: texts.example, as: 'long', cell: ({ example }) => example },
              ]}
              empty={words.general.none}
              actions={({ tag }) => (
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={`${texts.copy} {${tag}}`}
                  onClick={({ currentTarget }) => {
                    const shown = currentTarget.closest('tr')?.querySelector('[data-tag]') ?? null;
                    void copy(`{${tag}}`, shown, texts.copied);
                  }}
                >
                  {texts.copy}
                </Button>
              )}
            />
          </div>
        </details>
      ))}
    </section>
  );
}

interface Tag {
  tag: string;
  label: string;
  example: string;
}

/** The tags by what they tell of, `Vehicle: Chassis No` under “Vehicle”; those of the letter itself stand in `others`. */
function grouped(
  tags: readonly { tag: string; label_en: string; label_hi: string; example: string }[],
  language: Language,
  others: string,
): [string, Tag[]][] {
  const groups = new Map<string, Tag[]>();
  for (const { tag, label_en, label_hi, example } of tags) {
    const told = language === 'hi' ? label_hi : label_en;
    const [of, label] = told.includes(': ') ? told.split(': ', 2) : [others, told];
    groups.set(of ?? others, [...(groups.get(of ?? others) ?? []), { tag, label: label ?? told, example }]);
  }
  return [...groups];
}
