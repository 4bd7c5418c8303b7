import { Plus } from 'lucide-react';
import { ButtonLink } from '../../ui/Button.tsx';
import plain from '../../ui/plain.module.css';
import { useWords } from '../../words/useWords.ts';

/** The way to taking in work at the counter, for what is no paper. */
export function NewJobLink({ onFollow }: { onFollow: () => void }) {
  const texts = useWords().jobs;
  return (
    <ButtonLink
      to="/jobs?new=1"
      variant="default"
      size="compact-md"
      className={plain.start}
      leftSection={<Plus size={14} aria-hidden />}
      onClick={onFollow}
    >
      {texts.add}
    </ButtonLink>
  );
}
