import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { Link, useLocation } from 'wouter';
import { Page } from '../components/page/page.tsx';
import { places } from '../components/shell/nav.ts';

/** URLs of the API and of what it serves: they are for programs. */
const OF_THE_API = /^\/(?:v\d+|_mock|previews)(?:\/|$)/;

/** The page for unknown URLs and deleted records; it suggests similar pages. */
export function NotFound() {
  const [location] = useLocation();
  const meant = meantBy(location);
  return (
    <Page title="No such page">
      <Paper className="not-found" withBorder>
        <Envelope />
        <div>
          <Title order={2} size="h3">
            Return to sender
          </Title>
          <Text mt={6}>
            There is no page at <code className="mono">{location}</code>.
          </Text>
          <Text c="dimmed" size="sm" mt={4} maw={520}>
            {OF_THE_API.test(location)
              ? 'This is a URL of the API, which is for programs. Their requests, with the responses, are under Requests.'
              : 'The URL may be mistyped, or the record was removed, for instance when the account was reset.'}
          </Text>
          <Group gap="sm" mt="md">
            <Button component={Link} href="/">
              All mailings
            </Button>
            {meant.map(({ path, name }) => (
              <Button key={path} component={Link} href={path} variant="default">
                {name}
              </Button>
            ))}
          </Group>
        </div>
      </Paper>
    </Page>
  );
}

/** Suggestions for a URL: the list it belongs to, or pages whose names start alike. */
function meantBy(location: string) {
  if (OF_THE_API.test(location)) return places.filter(({ path }) => ['/requests', '/connect'].includes(path));
  const first = (location.split('/')[1] ?? '').toLowerCase().replace(/^creatives?$/, 'campaigns');
  return places.filter(({ path, name }) =>
    [path.slice(1), name.toLowerCase()].some((each) => each !== '' && isAlike(first, each) && path !== '/'),
  );
}

const isAlike = (typed: string, name: string): boolean => {
  const [a, b] = [typed.replace(/s$/, ''), name.replace(/s$/, '')];
  return a.length > 2 && (b.startsWith(a) || a.startsWith(b) || b.slice(0, 4) === a.slice(0, 4));
};

/** A returned envelope, stamped. */
function Envelope() {
  return (
    <svg className="not-found-cover" viewBox="0 0 220 140" aria-hidden="true">
      <rect className="cover-paper" x="4" y="4" width="212" height="132" rx="6" />
      <g className="cover-lines">
        <path d="M18 24h52M18 34h38M96 78h70M96 90h84M96 102h56" />
      </g>
      <rect className="cover-stamp" x="172" y="16" width="30" height="36" rx="2" />
      <path
        className="cover-waves"
        d="M116 24q8-6 16 0t16 0 16 0M116 34q8-6 16 0t16 0 16 0M116 44q8-6 16 0t16 0 16 0"
      />
      <g className="cover-return" transform="rotate(-9 66 92)">
        <rect x="18" y="76" width="92" height="34" rx="4" />
        <text x="64" y="99" textAnchor="middle">
          404
        </text>
      </g>
    </svg>
  );
}
