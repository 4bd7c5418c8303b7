import { isStaff } from '@rto-desk/contract/access';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { allDetails } from '../../api/allDetails.ts';
import type { Answer } from '../../api/call.ts';
import { useSession } from '../../session/useSession.ts';
import { Button } from '../../ui/Button.tsx';
import { NumberText } from '../../ui/NumberText.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { ToneBadge } from '../../ui/ToneBadge.tsx';
import { useWords } from '../../words/useWords.ts';
import { DocumentActions } from '../documents/DocumentActions.tsx';
import { DocumentFormDialog } from '../documents/DocumentFormDialog.tsx';
import { DocumentRow, DocumentTable } from '../documents/DocumentLines.tsx';
import { declaredOf } from '../documents/documentValues.ts';
import type { Holder } from '../documents/holder.ts';
import { type End, type Missing, missingOf, upcomingExpiries } from '../documents/upcomingExpiries.ts';
import classes from './citizens.module.css';

/** This many are shown until all are asked for. */
const FEW = 8;

const filters = ['due', 'valid', 'missing', 'all'] as const;
type Filter = (typeof filters)[number];

interface Props {
  citizenId: number;
  holder: Holder;
  canAdd: boolean;
}

/** The documents of a citizen by what is to be done with them: the question that most who come have. */
export function DocumentsCard({ citizenId, holder, canAdd }: Props) {
  const details = useQuery(allDetails(citizenId));
  // What cannot be loaded is told where the details themselves are shown.
  if (details.data === undefined) return null;
  return <Documents details={details.data} holder={holder} canAdd={canAdd} />;
}

interface DocumentsProps {
  details: Answer<'GET /citizens/{id}/all-details'>;
  holder: Holder;
  canAdd: boolean;
}

function Documents({ details, holder, canAdd }: DocumentsProps) {
  const words = useWords();
  const texts = words.citizens.summary;
  const { user } = useSession();
  const isOffice = user !== null && isStaff(user.role);
  const [chosen, setChosen] = useState<Filter | null>(null);
  const [all, setAll] = useState(false);
  const [adding, setAdding] = useState<Missing | null>(null);
  const ends = upcomingExpiries(details);
  const missing = missingOf(details);
  const found: Record<Filter, { ends: readonly End[]; missing: readonly Missing[] }> = {
    due: { ends: ends.filter(isDue), missing: [] },
    valid: { ends: ends.filter(({ end }) => end.validity.state === 'valid'), missing: [] },
    missing: { ends: [], missing },
    all: { ends, missing },
  };
  const count = (filter: Filter) => found[filter].ends.length + found[filter].missing.length;
  const filter = chosen ?? filters.find(one => count(one) > 0) ?? 'all';
  const shown = all ? found[filter] : few(found[filter]);
  const plates = [
    ...new Set([...shown.ends.map(({ plate }) => plate), ...shown.missing.map(({ plate }) => plate)]),
  ];
  return (
    <section className={classes.documents} aria-label={texts.title}>
      <div className={classes.documentsHead}>
        <h2>{texts.title}</h2>
        <Segments label={texts.show}>
          {filters.map(one => (
            <Button
              key={one}
              variant="subtle"
              aria-pressed={one === filter}
              onClick={() => {
                setChosen(one);
                setAll(false);
              }}
            >
              {texts[one]}{' '}
              <span className={classes.number} data-late={(one === 'due' && count(one) > 0) || undefined}>
                {count(one)}
              </span>
            </Button>
          ))}
        </Segments>
        {isOffice && (
          <Link className={classes.check} to={`/citizens/${details.id}/expired`}>
            {words.citizens.checkExpiries}
          </Link>
        )}
      </div>
      {count('due') === 0 && missing.length > 0 && (
        <p className={classes.unknown} role="status">
          {texts.unknown(missing.length)}
        </p>
      )}
      {count(filter) === 0 ? (
        <p className={classes.nothing}>{texts.nothing}</p>
      ) : (
        <DocumentTable label={texts.title} acts rows={shown}>
          {plates.map(plate => (
            <tbody key={plate ?? ''}>
              <GroupRow
                plate={plate}
                details={details}
                ends={ends}
                missing={missing}
                counts={filter !== 'valid'}
              />
              {shown.ends
                .filter(one => one.plate === plate)
                .map(line => (
                  <DocumentRow
                    key={`${line.kind.slug} ${line.record.id} ${line.end.end}`}
                    line={line}
                    isOffice={isOffice}
                    actions={
                      <DocumentActions
                        kind={line.kind}
                        record={line.record}
                        end={line.end.end}
                        declared={declaredOf(line, ends)}
                        holder={holder}
                        plate={plate}
                        main={isOffice ? ['renew'] : ['renew', 'paper']}
                      />
                    }
                  />
                ))}
              {shown.missing
                .filter(one => one.plate === plate)
                .map(one => (
                  <tr key={one.kind.slug} tabIndex={-1}>
                    <th scope="row">{words.kinds[one.kind.slug].one}</th>
                    <td data-empty>{words.general.none}</td>
                    <td data-empty>{words.general.none}</td>
                    <td>
                      <ToneBadge tone="past" text={texts.missing} />
                    </td>
                    <td>
                      {canAdd && (
                        <Button
                          size="compact-sm"
                          variant="subtle"
                          aria-label={`${one.plate}, ${words.kinds[one.kind.slug].add}`}
                          onClick={() => setAdding(one)}
                        >
                          {words.documents.addShort}
                        </Button>
                      )}
                    </td>
                  </tr>
                ))}
            </tbody>
          ))}
        </DocumentTable>
      )}
      {!all && count(filter) > FEW && (
        <div className={classes.documentsFoot}>
          <Button size="compact-sm" variant="subtle" onClick={() => setAll(true)}>
            {texts.showAll(count(filter))}
          </Button>
        </div>
      )}
      {adding !== null && (
        <DocumentFormDialog
          opened
          kind={adding.kind}
          ownerId={adding.vehicle}
          registration={adding.plate}
          record={null}
          onClose={() => setAdding(null)}
        />
      )}
    </section>
  );
}

const isDue = ({ end, isPast }: End) =>
  !isPast && (end.validity.state === 'expired' || end.validity.state === 'soon');

function few({ ends, missing }: { ends: readonly End[]; missing: readonly Missing[] }) {
  return { ends: ends.slice(0, FEW), missing: missing.slice(0, Math.max(0, FEW - ends.length)) };
}

interface GroupProps {
  plate: string | null;
  details: DocumentsProps['details'];
  ends: readonly End[];
  missing: readonly Missing[];
  /** Whether it says how many are valid. Those that expire soon are among them, which the filter of valid ones leaves out. */
  counts: boolean;
}

/** Heads the documents of a vehicle, or a citizen's own, and says how many of them are valid. */
function GroupRow({ plate, details, ends, missing, counts }: GroupProps) {
  const words = useWords();
  const own = ends.filter(one => one.plate === plate && !one.isPast);
  const lacking = missing.filter(one => one.plate === plate).length;
  const valid = own.filter(
    ({ end }) => end.validity.state === 'valid' || end.validity.state === 'soon',
  ).length;
  const vehicle = details.vehicles.find(({ registration_no }) => registration_no === plate);
  return (
    <tr data-group>
      <th colSpan={5} scope="rowgroup">
        <strong>{plate === null ? words.citizens.licences : <NumberText value={plate} />}</strong>
        {vehicle?.make_model && ` · ${vehicle.make_model}`}
        {counts && ` · ${words.citizens.summary.validOf(valid, own.length + lacking)}`}
      </th>
    </tr>
  );
}
