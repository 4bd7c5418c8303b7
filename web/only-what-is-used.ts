import type { Plugin } from 'vite';

/** Components and contexts of React, of which the router has many that no screen uses. */
const made = /(?<== )React\d*\.(?=(?:createContext|forwardRef|memo)\()/g;
/** Their names for developers. */
const named = /^\w+\.displayName = "[^"]*";$/gm;

/**
 * Lets the build leave out what nothing uses of the router: its package does not say that making a component or a
 * context does nothing else, and names each, which counts as a use. So forms, prefetching and what belongs to servers came to every
 * screen.
 */
export function onlyWhatIsUsed(): Plugin {
  return {
    name: 'only-what-is-used',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\// },
      handler: code => ({ code: code.replace(named, '').replace(made, '/* @__PURE__ */ $&'), map: null }),
    },
  };
}
