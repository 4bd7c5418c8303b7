import type { ComponentType, ReactNode } from 'react';
import { useLoaded } from './useLoaded.ts';

/**
 * A part of a screen that is loaded when it is first drawn, such as the form in a dialog; nothing stands in its
 * place until then. What the screen shows at once does not wait for it.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  return function Later(props) {
    const Part = useLoaded(true, load);
    return Part && <Part {...props} />;
  };
}
