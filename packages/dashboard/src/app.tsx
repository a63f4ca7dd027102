import { Center, Loader } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { Shell } from './components/shell.tsx';
import { Mailings } from './pages/mailings.tsx';

const Mailing = lazy(() => import('./pages/mailing.tsx').then((page) => ({ default: page.Mailing })));
const NotFound = lazy(() => import('./pages/not-found.tsx').then((page) => ({ default: page.NotFound })));

/** Every page is a URL; all but the first are loaded when somebody goes there. */
export function App() {
  return (
    <Shell>
      <Suspense fallback={<Waiting />}>
        <Switch>
          <Route path="/" component={Mailings} />
          <Route path="/mailings">
            <Redirect to="/" replace />
          </Route>
          <Route path="/mailings/:id">{({ id }) => <Mailing id={id} key={id} />}</Route>
          <Route component={NotFound} />
        </Switch>
      </Suspense>
    </Shell>
  );
}

function Waiting() {
  return (
    <Center mih={200}>
      <Loader size="sm" aria-label="Loading the page" />
    </Center>
  );
}
