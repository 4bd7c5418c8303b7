import { type JobDocumentKind, jobDocumentKinds, MAX_JOB_DOCUMENTS } from '@rto-desk/contract/job';
import { kinds } from '@rto-desk/contract/kinds/index';
import { Plus } from 'lucide-react';
import { Select } from '../../inputs/Select.tsx';
import { TextInput } from '../../inputs/TextInput.tsx';
import { Button } from '../../ui/Button.tsx';
import layout from '../../ui/layout.module.css';
import { jobSettingsTexts, usePageTexts } from '../../words/pageTexts.ts';
import { useWords } from '../../words/useWords.ts';
import classes from './jobSettings.module.css';
import {
  errorKey,
  movedUp,
  type ServiceDocumentErrors,
  type ServiceDocumentLine,
  withLine,
} from './serviceDocuments.ts';

interface Props {
  lines: readonly ServiceDocumentLine[];
  errors: ServiceDocumentErrors;
  /** What the server says of the list as a whole. */
  refused: string | null;
  onChange: (lines: ServiceDocumentLine[]) => void;
}

/** The documents that a service asks for, in their order. */
export function ServiceDocumentsInput({ lines, errors, refused, onChange }: Props) {
  const words = useWords();
  const { services: texts, actOn } = usePageTexts(jobSettingsTexts);
  const set = (line: ServiceDocumentLine, changes: Partial<ServiceDocumentLine>) =>
    onChange(lines.map(one => (one === line ? { ...one, ...changes } : one)));
  return (
    <>
      <ol className={classes.papers} aria-label={texts.papers}>
        {lines.map((line, at) => (
          <li key={line.key}>
            <fieldset className={classes.paper}>
              <legend>{texts.paper(at + 1)}</legend>
              {(['name_en', 'name_hi'] as const).map(name => (
                <TextInput
                  key={name}
                  name={errorKey(line, name)}
                  label={words.fields[name]}
                  lang={name === 'name_hi' ? 'hi' : 'en'}
                  maxLength={150}
                  autoComplete="off"
                  required
                  value={line[name]}
                  error={errors[errorKey(line, name)]}
                  onChange={event => set(line, { [name]: event.currentTarget.value })}
                />
              ))}
              <Select
                label={words.fields.kind}
                value={line.kind}
                options={jobDocumentKinds.map((kind: JobDocumentKind) => ({
                  value: kind,
                  label: texts.kinds[kind],
                }))}
                onChange={event =>
                  set(line, {
                    kind: jobDocumentKinds.find(kind => kind === event.currentTarget.value) ?? 'copy',
                  })
                }
              />
              <Select
                label={texts.document}
                value={line.document_kind ?? ''}
                options={[
                  { value: '', label: texts.noDocument },
                  ...kinds.map(({ slug }) => ({ value: slug, label: words.kinds[slug].one })),
                ]}
                onChange={event =>
                  set(line, {
                    document_kind: kinds.find(({ slug }) => slug === event.currentTarget.value)?.slug ?? null,
                  })
                }
              />
              <div className={classes.acts}>
                {at > 0 && (
                  <Button
                    size="compact-sm"
                    variant="subtle"
                    aria-label={actOn(texts.up, texts.paper(at + 1))}
                    onClick={() => onChange(movedUp(lines, at))}
                  >
                    {texts.up}
                  </Button>
                )}
                <Button
                  size="compact-sm"
                  variant="subtle"
                  aria-label={actOn(texts.removeDocument, texts.paper(at + 1))}
                  onClick={() => onChange(lines.filter(one => one !== line))}
                >
                  {texts.removeDocument}
                </Button>
              </div>
            </fieldset>
          </li>
        ))}
      </ol>
      {refused !== null && <p className={layout.alert}>{refused}</p>}
      {lines.length < MAX_JOB_DOCUMENTS && (
        <Button
          variant="default"
          className={layout.start}
          leftSection={<Plus size={14} aria-hidden />}
          onClick={() => onChange(withLine(lines))}
        >
          {texts.addJobDocument}
        </Button>
      )}
    </>
  );
}
