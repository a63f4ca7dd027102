import { Center, Loader } from '@mantine/core';
import { Suspense } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { lazyPage } from './components/page/lazy-page.tsx';
import { Shell } from './components/shell/shell.tsx';
import { Mailings } from './pages/mailings/mailings.tsx';

const Mailing = lazyPage(async () => (await import('./pages/mailing/mailing.tsx')).Mailing);
const CompareMailings = lazyPage(async () => (await import('./pages/compare/compare-mailings.tsx')).CompareMailings);
const CompareCreatives = lazyPage(async () => (await import('./pages/compare/compare-creatives.tsx')).CompareCreatives);
const Campaigns = lazyPage(async () => (await import('./pages/campaign/campaigns.tsx')).Campaigns);
const CampaignPage = lazyPage(async () => (await import('./pages/campaign/campaign.tsx')).CampaignPage);
const CreativePage = lazyPage(async () => (await import('./pages/creative/creative.tsx')).CreativePage);
const Runs = lazyPage(async () => (await import('./pages/runs/runs.tsx')).Runs);
const RunPage = lazyPage(async () => (await import('./pages/runs/run.tsx')).RunPage);
const Audiences = lazyPage(async () => (await import('./pages/audience/audiences.tsx')).Audiences);
const AudiencePage = lazyPage(async () => (await import('./pages/audience/audience.tsx')).AudiencePage);
const Webhooks = lazyPage(async () => (await import('./pages/webhooks/webhooks.tsx')).Webhooks);
const WebhookPage = lazyPage(async () => (await import('./pages/webhooks/webhook.tsx')).WebhookPage);
const ActivityPage = lazyPage(async () => (await import('./pages/activity.tsx')).ActivityPage);
const Requests = lazyPage(async () => (await import('./pages/requests/requests.tsx')).Requests);
const Orders = lazyPage(async () => (await import('./pages/orders/orders.tsx')).Orders);
const Privacy = lazyPage(async () => (await import('./pages/privacy/privacy.tsx')).Privacy);
const Statistics = lazyPage(async () => (await import('./pages/statistics/statistics.tsx')).Statistics);
const Addresses = lazyPage(async () => (await import('./pages/addresses/addresses.tsx')).Addresses);
const TimePage = lazyPage(async () => (await import('./pages/time/time.tsx')).TimePage);
const Faults = lazyPage(async () => (await import('./pages/faults/faults.tsx')).Faults);
const SettingsPage = lazyPage(async () => (await import('./pages/settings/settings.tsx')).SettingsPage);
const Tokens = lazyPage(async () => (await import('./pages/tokens/tokens.tsx')).Tokens);
const Sandboxes = lazyPage(async () => (await import('./pages/sandboxes.tsx')).Sandboxes);
const DataPage = lazyPage(async () => (await import('./pages/data/data.tsx')).DataPage);
const Pictures = lazyPage(async () => (await import('./pages/pictures/pictures.tsx')).Pictures);
const AppendTable = lazyPage(async () => (await import('./pages/append-table.tsx')).AppendTable);
const NotFound = lazyPage(async () => (await import('./pages/not-found.tsx')).NotFound);

/** Every page has a URL. All except the first are loaded on demand. */
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
          <Route path="/mailings/:id/compare">{({ id }) => <CompareMailings id={id} key={id} />}</Route>
          <Route path="/campaigns" component={Campaigns} />
          <Route path="/campaigns/:id">{({ id }) => <CampaignPage id={id} key={id} />}</Route>
          <Route path="/campaigns/:id/compare">{({ id }) => <CompareCreatives id={id} key={id} />}</Route>
          <Route path="/creatives/:id">{({ id }) => <CreativePage id={id} key={id} />}</Route>
          <Route path="/runs" component={Runs} />
          <Route path="/runs/:id">{({ id }) => <RunPage id={id} key={id} />}</Route>
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
