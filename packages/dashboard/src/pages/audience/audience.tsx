import { counted } from '@direct-mail/contract/words/figures';
import { Alert, Button, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Link } from 'wouter';
import { type Audience, control } from '../../api/control.ts';
import { useCall } from '../../api/use-call.ts';
import { ExportCsv } from '../../components/page/export-csv.tsx';
import { Isolated } from '../../components/page/isolated.tsx';
import { Loaded, Page } from '../../components/page/page.tsx';
import { membersCsv } from '../../files/lists.ts';
import { NotFound } from '../not-found.tsx';
import { AddMember } from './add-member.tsx';
import { CsvImport } from './csv-import.tsx';
import { AudienceKind } from './kind.tsx';
import { Members } from './members.tsx';
import { rulesOf, usesOf } from './rules.ts';

/** One audience: its use, its members, a form for one more, and an import from a file. */
export function AudiencePage({ id }: { readonly id: string }) {
  const query = useCall(['audiences'], control('listAudiences', {}));
  return (
    <Loaded query={query}>
      {(audiences) => {
        const audience = audiences.find((row) => row.id === id);
        return audience === undefined ? <NotFound /> : <Shown audience={audience} />;
      }}
    </Loaded>
  );
}

function Shown({ audience }: { readonly audience: Audience }) {
  const { id, name, kind, description, member_count } = audience;
  const rules = rulesOf(kind);
  const [adding, adding_] = useDisclosure(false);
  const [importing, importing_] = useDisclosure(false);
  const count = counted(member_count, 'member');
  return (
    <Page
      title={name}
      mark={<AudienceKind kind={kind} />}
      lead={
        <>
          {rules === '' && description !== '' && (
            <>
              <Isolated>{description}</Isolated> ·{' '}
            </>
          )}
          {count} · <Use audience={audience} />
        </>
      }
      actions={
        <>
          <ExportCsv name={name} make={() => membersCsv(id)} />
          {kind === 'customers' ? (
            <Button component={Link} href="/orders">
              The orders
            </Button>
          ) : (
            <>
              <Button variant="default" onClick={adding_.open}>
                Add one person
              </Button>
              <Button onClick={importing_.open}>Import a file</Button>
            </>
          )}
        </>
      }
    >
      {rules !== '' && <Alert className="note">{rules}</Alert>}
      <Members audience={audience} />
      <Modal opened={adding} onClose={adding_.close} title="Add one person" size="lg">
        <AddMember audienceId={id} />
      </Modal>
      <Modal opened={importing} onClose={importing_.close} title="Import a CSV file" size="xl">
        <CsvImport audienceId={id} />
      </Modal>
    </Page>
  );
}

/** What the audience is used for: which campaigns leave it out, or how it is mailed. */
function Use({ audience }: { readonly audience: Audience }) {
  const { data = [] } = useCall(['campaigns'], control('listCampaigns', {}));
  if (audience.kind === 'do_not_mail') return <>left out by every campaign</>;
  const uses = usesOf(audience, data);
  if (uses.length > 0) {
    return (
      <>
        left out by{' '}
        {uses.map(({ id, name }, index) => (
          <span key={id}>
            {index > 0 && ', '}
            <Link href={`/campaigns/${id}`}>
              <Isolated>{name}</Isolated>
            </Link>
          </span>
        ))}
      </>
    );
  }
  return audience.kind === 'customers' ? (
    <>
      no campaign leaves it out yet: <Link href="/campaigns">a campaign’s settings</Link> can
    </>
  ) : (
    <>
      mailed once from <Link href="/campaigns">a campaign’s page</Link>
    </>
  );
}
