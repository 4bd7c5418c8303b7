import { usePublicWords } from '../words/useWords.ts';
import { toast } from './toast.ts';

/**
 * Copies a text and says so. There is no clipboard on a page that came by plain http, and a person may have refused it: what shows
 * the text is selected then, to be copied by hand.
 */
export function useCopy() {
  const { general } = usePublicWords();
  return async (text: string, shown: Element | null, told = general.copied): Promise<void> => {
    const copied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    if (!copied && shown !== null) window.getSelection()?.selectAllChildren(shown);
    toast.success(copied ? told : general.selectedToCopy);
  };
}
