import { Link } from 'wouter';
import { useNewestDeliveries } from './state.tsx';

/** The result of the ping to a new webhook: often the first sign of a wrong URL. */
export function FirstPing({ id }: { readonly id: string }) {
  const [ping] = useNewestDeliveries(id, 'ping');
  const last = ping?.attempts.at(-1);
  if (ping === undefined || (ping.status === 'pending' && last === undefined)) {
    return (
      <p className="sub" role="status">
        Created; its ping is on the way …
      </p>
    );
  }
  const page = <Link href={`/webhooks/${id}`}>Its page</Link>;
  if (ping.status === 'delivered') {
    return (
      <p className="all-well" role="status">
        Created, and its ping was accepted. {page}
      </p>
    );
  }
  const response =
    last === undefined || last.status === null ? (last?.error ?? 'no response') : `status ${last.status}`;
  return (
    <p className="warnings unfinished" role="alert">
      Created, but its ping failed: {response}. Is the receiver running at that URL, and does it respond with 200?{' '}
      {page}
    </p>
  );
}
