import { useQuery } from '@tanstack/react-query';
import { Button } from '../../ui/Button.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import plain from '../../ui/plain.module.css';
import { toast } from '../../ui/toast.ts';
import { useLanguage, useWords } from '../../words/useWords.ts';
import classes from './letters.module.css';
import { letterTags } from './queries.ts';

/** The tags that are filled from the records, each to be copied into a Word file. */
export function TagList() {
  const words = useWords();
  const texts = words.letters.templates;
  const { language } = useLanguage();
  const tags = useQuery(letterTags);
  const copy = async (tag: string) => {
    await navigator.clipboard.writeText(`{${tag}}`);
    toast.success(texts.copied);
  };
  return (
    <section className={plain.stack}>
      <h2>{texts.tags}</h2>
      <p className={plain.note}>{texts.tagsExplain}</p>
      <DataTable
        label={texts.tags}
        rows={tags.data}
        rowKey={({ tag }) => tag}
        columns={[
          {
            key: 'tag',
            label: texts.tag,
            as: 'heading',
            cell: ({ tag }) => <span className={classes.code}>{`{${tag}}`}</span>,
          },
          {
            key: 'meaning',
            label: texts.meaning,
            cell: tag => (language === 'hi' ? tag.label_hi : tag.label_en),
          },
          { key: 'example', label: texts.example, as: 'long', cell: ({ example }) => example },
        ]}
        empty={words.general.none}
        failure={
          tags.error && { error: tags.error, failure: texts.loadFailed, retry: () => void tags.refetch() }
        }
        actions={({ tag }) => (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={`${texts.copy} {${tag}}`}
            onClick={() => void copy(tag)}
          >
            {texts.copy}
          </Button>
        )}
      />
    </section>
  );
}
