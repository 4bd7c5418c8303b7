import { useNavigate } from 'react-router';
import { ApiProvider } from '../../api/ApiProvider.tsx';
import type { Values } from '../../forms/useFieldsForm.ts';
import { useWords } from '../../words/useWords.ts';
import { CitizenDialog } from '../citizens/CitizenDialog.tsx';

interface Props {
  /** What is known already: a mobile number or a name. */
  start: Values;
  onClose: () => void;
}

/** Keeps whom the search has not found, and leads to them. */
export function NewCitizen({ start, onClose }: Props) {
  const words = useWords();
  const navigate = useNavigate();
  return (
    <ApiProvider>
      <CitizenDialog
        opened
        citizen={null}
        start={start}
        saved={words.citizens.created}
        onSaved={({ id }) => void navigate(`/citizens/${id}`)}
        onClose={onClose}
      />
    </ApiProvider>
  );
}
