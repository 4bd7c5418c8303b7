import type { DialogProps } from './ModalDialog.tsx';
import { useLoaded } from './useLoaded.ts';

const loadModal = async () => (await import('./ModalDialog.tsx')).ModalDialog;

/** A modal dialog; see `ModalDialog`, which is loaded when the first one opens. */
export function Dialog(props: DialogProps) {
  const ModalDialog = useLoaded(props.opened, loadModal);
  return ModalDialog && <ModalDialog {...props} />;
}
