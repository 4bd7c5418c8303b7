import { notificationsStore } from '@mantine/notifications';
import { useEffect, useState } from 'react';
import { useLoaded } from '../ui/useLoaded.ts';

const UNHURRIED = 1500;
const loadList = async () => (await import('./ToastList.tsx')).ToastList;

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
  const List = useLoaded(wanted, loadList);
  return List && <List />;
}
