import { Link } from 'wouter';
import { Empty } from '../components/page/empty.tsx';
import { Page } from '../components/page/page.tsx';

export function NotFound() {
  return (
    <Page title="No such page">
      <Empty title="Nothing is at this address">
        It may be gone with a reset. <Link href="/">All mailings</Link>
      </Empty>
    </Page>
  );
}
