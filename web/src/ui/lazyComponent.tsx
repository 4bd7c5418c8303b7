import type { ComponentType, ReactNode } from 'react';
import { useLoaded } from './useLoaded.ts';

/**
 * A part of a screen that is loaded when it is first drawn, such as the form in a dialog; nothing stands in its
 * place until then. What the screen shows at once does not wait for it. Once loaded it is drawn in the frame that
 * wants it.
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
