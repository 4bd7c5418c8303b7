import type { Learner } from '@rto-desk/contract/endpoints/learners';
import { today } from '@rto-desk/contract/expiry';
import { drivingLicence } from '@rto-desk/contract/kinds/driving-licence';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useWords } from '../../words/useWords.ts';
import { DocumentForm } from '../documents/DocumentForm.tsx';

/** The driving licence of a learner, with what the learner licence tells of it already filled in. */
export function MakeLicence({ learner, onClose }: { learner: Learner; onClose: () => void }) {
  const words = useWords();
  const texts = words.jobs.learners;
  const { citizen_id, name, vehicle_class, office, application_no, test_on } = learner;
  // A licence is issued on a test that has been passed, and on no day to come.
  const passed_on =
    learner.test_result === 'failed' || test_on === null || test_on > today() ? null : test_on;
  return (
    <FormDialog onClose={onClose} title={words.documents.of(texts.makeDl, name)} help="/help/job">
      <DocumentForm
        kind={drivingLicence}
        ownerId={citizen_id}
        record={null}
        start={{ issue_date: passed_on ?? today(), vehicle_class, office, application_no }}
        linked
        onSaved={onClose}
      />
    </FormDialog>
  );
}
