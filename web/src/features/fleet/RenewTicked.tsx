import { kindOf } from '@rto-desk/contract/kinds/index';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { PendingPart } from '../../ui/PendingPart.tsx';
import { fleetTexts, usePageTexts } from '../../words/pageTexts.ts';
import { useWords } from '../../words/useWords.ts';
import { DocumentFormDialog } from '../documents/DocumentFormDialog.tsx';
import { currentEnds, documentName } from '../documents/documentValues.ts';
import { documentsPage } from '../documents/queries.ts';
import type { VehicleEnd } from './queries.ts';

interface Props {
  ends: readonly VehicleEnd[];
  onClose: () => void;
}

/** Opens the renewal of each ticked document, one after the other. */
export function RenewTicked({ ends, onClose }: Props) {
  // What is renewed leaves the grid: the list is that of the beginning.
  const [all] = useState(ends);
  const [at, setAt] = useState(0);
  const end = all[at];
  if (end === undefined) return null;
  const next = () => (at + 1 < all.length ? setAt(at + 1) : onClose());
  return <Renewal key={at} end={end} place={[at + 1, all.length]} onDone={next} />;
}

interface RenewalProps {
  end: VehicleEnd;
  place: readonly [at: number, all: number];
  onDone: () => void;
}

function Renewal({ end, place: [at, all], onDone }: RenewalProps) {
  const words = useWords();
  const texts = usePageTexts(fleetTexts);
  const kind = kindOf(end.slug);
  // The current ones of a vehicle come first.
  const found = useQuery(documentsPage(kind, end.vehicle.id, 1));
  const renewed = found.data?.data.find(({ id }) => id === end.record_id);
  const whole = all > 1 ? ` (${texts.ofMany(at, all)})` : '';
  if (renewed === undefined) {
    return (
      <Dialog opened onClose={onDone} title={`${end.vehicle.registration_no}${whole}`}>
        {found.data === undefined ? (
          <PendingPart found={found} failure={texts.renewFailed} height={160} />
        ) : (
          <p>{texts.renewFailed}</p>
        )}
      </Dialog>
    );
  }
  const ofEnds = currentEnds(renewed);
  return (
    <DocumentFormDialog
      opened
      kind={kind}
      ownerId={end.vehicle.id}
      registration={end.vehicle.registration_no}
      record={null}
      renewed={renewed}
      renewedEnd={(ofEnds.find(one => one.end === end.end) ?? ofEnds[0])?.end}
      title={`${words.expiries.renewOf(`${documentName(kind, renewed, words)}, ${end.vehicle.registration_no}`)}${whole}`}
      onClose={onDone}
    />
  );
}
