import type { ComponentType, ReactNode } from 'react';
import { useLoaded } from './useLoaded.ts';

/**
 * A part of a screen that is loaded when it is first drawn, such as the form in a dialog; nothing stands in its
 * place until then. What the screen shows at once does not wait for it. Once loaded it is drawn in the frame that
 * wants it.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  let loaded: ComponentType<Props> | null = null;
  const keep = async () => {
    loaded = await load();
    return loaded;
  };
  return function Later(props) {
    const come = useLoaded(loaded === null, keep);
    const Part = loaded ?? come;
    return Part && <Part {...props} />;
  };
}
