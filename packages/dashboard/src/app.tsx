import { Center, Loader } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { Shell } from './components/shell/shell.tsx';
import { Mailings } from './pages/mailings.tsx';

const Mailing = lazy(() => import('./pages/mailing.tsx').then((page) => ({ default: page.Mailing })));
const Campaigns = lazy(() => import('./pages/campaigns.tsx').then((page) => ({ default: page.Campaigns })));
const CampaignPage = lazy(() => import('./pages/campaign.tsx').then((page) => ({ default: page.CampaignPage })));
const CreativePage = lazy(() => import('./pages/creative.tsx').then((page) => ({ default: page.CreativePage })));
const Audiences = lazy(() => import('./pages/audiences.tsx').then((page) => ({ default: page.Audiences })));
const AudiencePage = lazy(() => import('./pages/audience.tsx').then((page) => ({ default: page.AudiencePage })));
const Webhooks = lazy(() => import('./pages/webhooks.tsx').then((page) => ({ default: page.Webhooks })));
const WebhookPage = lazy(() => import('./pages/webhook.tsx').then((page) => ({ default: page.WebhookPage })));
const ActivityPage = lazy(() => import('./pages/activity.tsx').then((page) => ({ default: page.ActivityPage })));
const Requests = lazy(() => import('./pages/requests.tsx').then((page) => ({ default: page.Requests })));
const Orders = lazy(() => import('./pages/orders.tsx').then((page) => ({ default: page.Orders })));
const Privacy = lazy(() => import('./pages/privacy.tsx').then((page) => ({ default: page.Privacy })));
const Statistics = lazy(() => import('./pages/statistics.tsx').then((page) => ({ default: page.Statistics })));
const Addresses = lazy(() => import('./pages/addresses.tsx').then((page) => ({ default: page.Addresses })));
const TimePage = lazy(() => import('./pages/time.tsx').then((page) => ({ default: page.TimePage })));
const Faults = lazy(() => import('./pages/faults.tsx').then((page) => ({ default: page.Faults })));
const SettingsPage = lazy(() => import('./pages/settings.tsx').then((page) => ({ default: page.SettingsPage })));
const Tokens = lazy(() => import('./pages/tokens.tsx').then((page) => ({ default: page.Tokens })));
const Sandboxes = lazy(() => import('./pages/sandboxes.tsx').then((page) => ({ default: page.Sandboxes })));
const DataPage = lazy(() => import('./pages/data.tsx').then((page) => ({ default: page.DataPage })));
const Pictures = lazy(() => import('./pages/pictures.tsx').then((page) => ({ default: page.Pictures })));
const AppendTable = lazy(() => import('./pages/append-table.tsx').then((page) => ({ default: page.AppendTable })));
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
          <Route path="/campaigns" component={Campaigns} />
          <Route path="/campaigns/:id">{({ id }) => <CampaignPage id={id} key={id} />}</Route>
          <Route path="/creatives/:id">{({ id }) => <CreativePage id={id} key={id} />}</Route>
          <Route path="/audiences" component={Audiences} />
          <Route path="/audiences/:id">{({ id }) => <AudiencePage id={id} key={id} />}</Route>
          <Route path="/webhooks" component={Webhooks} />
          <Route path="/webhooks/:id">{({ id }) => <WebhookPage id={id} key={id} />}</Route>
          <Route path="/activity" component={ActivityPage} />
          <Route path="/requests" component={Requests} />
          <Route path="/orders" component={Orders} />
          <Route path="/privacy" component={Privacy} />
          <Route path="/statistics" component={Statistics} />
          <Route path="/addresses" component={Addresses} />
          <Route path="/time" component={TimePage} />
          <Route path="/faults" component={Faults} />
          <Route path="/settings" component={SettingsPage} />
          <Route path="/connect" component={Tokens} />
          <Route path="/sandboxes" component={Sandboxes} />
          <Route path="/data" component={DataPage} />
          <Route path="/pictures" component={Pictures} />
          <Route path="/append-table" component={AppendTable} />
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
