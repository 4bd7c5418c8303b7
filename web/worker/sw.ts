import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope;

/** The files of this version's pages, put in place by the build (`service-worker.ts`). */
declare const __PAGES__: PrecacheEntry[];

/*
 * Stores one version's pages whole on the device, so that they load without the network and a screen never mixes
 * versions. Answers of the API are not stored: they are personal.
 */
precacheAndRoute(__PAGES__);
cleanupOutdatedCaches();
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), {
    denylist: [/^\/(api|storage)(\/|$)/, /\.[a-z0-9]+(\?|$)/i],
  }),
);

// A new version waits until its person agrees: the pages that are open go on with the one they came with.
self.addEventListener('message', event => {
  if (event.data === 'take over') void self.skipWaiting();
});
