import type { DirectMail } from '@direct-mail/sdk';
import { BulkError } from '../../errors.ts';
import { parseCost } from '../../money.ts';
import type { SamplePreview } from './mock-artwork.ts';

/** What is needed to render rows with the service: test mailings are never printed and cost nothing (D16). */
export interface ServiceDrawing {
  /** Creates the test mailings. */
  test: DirectMail;
  /** Reads them, which a test token may not. */
  lookup: DirectMail;
  campaign_id: string;
  /** The merge tag of references. */
  reference: string;
}

/** A production token would print: refuse any mode but test. @throws BulkError */
export async function refuseProduction({ test, lookup }: ServiceDrawing): Promise<void> {
  const wrong = (): never => {
    throw new BulkError(
      'access',
      'sample: test must be a client with a test token, whose mailings are not printed; this one may be a production token',
    );
  };
  if (test === lookup) wrong();
  try {
    const { mode } = await test.organization.retrieve();
    if (!/^test/i.test(mode)) wrong();
  } catch (error) {
    // A token that may only create mailings is a test token; a production token reads everything.
    const { status } = error as { status?: number };
    if (status !== 401 && status !== 403) throw error;
  }
}

/** Creates a test mailing of a row and fetches the rendered piece. */
export async function drawByService(
  { test, lookup, campaign_id, reference }: ServiceDrawing,
  creative: string | null,
  { recipient, merge_tags }: { recipient: Record<string, string>; merge_tags: Record<string, string> },
): Promise<SamplePreview> {
  const mailing = await test.mailings.create({
    campaign_id,
    ...(creative === null ? {} : { creative_id: creative }),
    recipient: recipient as never,
    merge_tags: { ...merge_tags, [reference]: 'sample' },
  });
  if ((parseCost(mailing.total_cost) ?? 0) > 0)
    throw new BulkError('access', 'sample: stopped, because the sample was charged: the token is not a test token');
  const warnings: string[] = [];
  const picture = async (part: 'front' | 'back'): Promise<Uint8Array | null> => {
    try {
      return (await lookup.mailings.preview(mailing, part)).bytes;
    } catch (error) {
      // Letters have no back; a row that is suppressed or held out is not rendered.
      warnings.push(`${part}: ${((error as Partial<Error>).message ?? '').slice(0, 200)}`);
      return null;
    }
  };
  return { front: await picture('front'), back: mailing.back_url ? await picture('back') : null, warnings };
}
