import { notificationsStore } from '@mantine/notifications';
import { type ComponentType, useEffect, useState } from 'react';

const UNHURRIED = 1500;

/**
 * The place where toasts appear. It is loaded once the screen stands, before there is anything to say, so that a
 * failure can still be told when the network has gone. Where the network was gone before, it comes later: a toast
 * is never worth the screen, and what was typed there.
 */
export function Toasts() {
  const [List, setList] = useState<ComponentType | null>(null);
  const isMissing = List === null;
  useEffect(() => {
    if (!isMissing) return;
    const load = () => {
      import('./ToastList.tsx').then(
        ({ ToastList }) => setList(() => ToastList),
        () => undefined,
      );
    };
    const timer = window.setTimeout(load, UNHURRIED);
    const unsubscribe = notificationsStore.subscribe(load);
    window.addEventListener('online', load);
    return () => {
      window.clearTimeout(timer);
      unsubscribe();
      window.removeEventListener('online', load);
    };
  }, [isMissing]);
  return List && <List />;
}
