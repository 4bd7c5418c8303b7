import { screens } from '@rto-desk/contract/screens';
import { type ComponentType, lazy } from 'react';
import { Route, Routes } from 'react-router';
import { loadScreen } from '../routes.ts';
import { NotFoundPage } from '../ui/NotFoundPage.tsx';
import { Protected } from './Protected.tsx';
import { Shell } from './Shell.tsx';

const routes = screens.map(screen => {
  const { path, audience } = screen;
  const load = () => loadScreen(screen);
  const Shown: ComponentType = lazy(async () => ({ default: await load() }));
  const element = (
    <Protected audience={audience} load={load}>
      <Shown />
    </Protected>
  );
  return <Route key={path} path={path} element={element} />;
});

/** The screens of the table inside the shell; each is loaded when it is first gone to. */
export function Screens() {
  return (
    <Routes>
      <Route element={<Shell />}>
        {routes}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
