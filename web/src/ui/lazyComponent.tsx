import type { ComponentType, ReactNode } from 'react';
import { useLoaded } from './useLoaded.ts';

/**
 * A component that is loaded when it is first rendered, such as the form in a dialog. It renders nothing until then;
 * once loaded it renders synchronously.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  let loaded: ComponentType<Props> | null = null;
  const loadOnce = async () => {
    loaded = await load();
    return loaded;
  };
  return function LazyComponent(props) {
    const arrived = useLoaded(loaded === null, loadOnce);
    const Part = loaded ?? arrived;
    return Part && <Part {...props} />;
  };
}
