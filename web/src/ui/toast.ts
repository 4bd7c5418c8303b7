import { notifications } from '@mantine/notifications';

/** How long a toast stays, in milliseconds (specification 9); longer while the pointer rests on it. */
export const TOAST_TIME = 3000;

/** Says something in passing, top right. Failures interrupt a screen reader, the rest waits for its turn. */
export const toast = {
  success: (text: string) => show(text, 'green', 'status'),
  failure: (text: string) => show(text, 'red', 'alert'),
  info: (text: string) => show(text, 'blue', 'status'),
};

function show(text: string, color: string, role: 'status' | 'alert'): void {
  notifications.show({ message: text, color, role });
}
