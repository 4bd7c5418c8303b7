import { type ComponentType, lazy } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { type Screen, screens } from '../routes.tsx';
import { RouteError } from '../ui/RouteError.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { Protected } from './Protected.tsx';
import { Shell } from './Shell.tsx';

/** The screens of the table inside the shell; each is loaded when it is first gone to. */
export function makeRouter() {
  const children: RouteObject[] = [...screens.map(routeOf), { path: '*', element: <NotFoundPage /> }];
  return createBrowserRouter([
    // The inner one keeps the shell around a screen that fails; the outer one is for the shell itself.
    {
      element: <Shell />,
      errorElement: <RouteError />,
      children: [{ errorElement: <RouteError />, children }],
    },
  ]);
}

function routeOf({ path, audience, load }: Screen): RouteObject {
  const Shown: ComponentType = lazy(async () => ({ default: await load() }));
  const element = (
    <Protected audience={audience} load={load}>
      <Shown />
    </Protected>
  );
  return { path, element };
}
