import { Notifications } from '@mantine/notifications';
import { TOAST_TIME } from '../ui/toast.ts';

/** The toasts on screen, top right. */
export function ToastList() {
  return <Notifications position="top-right" autoClose={TOAST_TIME} />;
}
