import { Link } from 'wouter';
import { Empty } from '../components/page/empty.tsx';
import { Page } from '../components/page/page.tsx';

export function NotFound() {
  return (
    <Page title="No such page">
      <Empty title="Return to sender">
        There is nothing at this address. <Link href="/">All mailings</Link>
      </Empty>
    </Page>
  );
}
