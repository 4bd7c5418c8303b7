import { notificationsStore } from '@mantine/notifications';
import { lazy, Suspense, useEffect, useState } from 'react';

const ToastList = lazy(async () => ({ default: (await import('./ToastList.tsx')).ToastList }));
const UNHURRIED = 1500;

/**
 * The place where toasts appear. It is loaded once the screen stands, before there is anything to say,
 * so that a failure can still be told when the network has gone.
 */
export function Toasts() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setWanted(true), UNHURRIED);
    const unsubscribe = notificationsStore.subscribe(() => setWanted(true));
    return () => {
      window.clearTimeout(timer);
      unsubscribe();
    };
  }, []);
  if (!wanted) return null;
  return (
    <Suspense>
      <ToastList />
    </Suspense>
  );
}
