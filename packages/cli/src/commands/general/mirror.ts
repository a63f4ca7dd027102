import { writeFile } from 'node:fs/promises';
import type { FixtureAudience, FixtureCampaign, FixtureFile } from '@direct-mail/mock';
import type { Campaign, Creative, DirectMail } from '@direct-mail/sdk';
import type { Io } from '../../frame/io.ts';
import { checkOutput, outputOf } from '../../frame/output-file.ts';
import { standIn, thumbnailOf } from '../../mirror/stand-in.ts';
import type { Run } from '../../tree/run.ts';

/** The audience that every account of a mock starts with. */
const doNotMail = /^do[ _-]?not[ _-]?mail$/i;

export const run: Run<'mirror'> = async ({ io, client }, input) => {
  const path = outputOf(input);
  if (path !== undefined) await checkOutput(path, input.values.replace);
  const mail = await client();
  const options = { signal: io.signal };
  const campaigns: FixtureCampaign[] = [];
  let missing = 0;
  for (const campaign of await mail.campaigns.list(options)) {
    const mirrored = await mirrorCampaign(campaign, mail, io);
    campaigns.push(mirrored.campaign);
    missing += mirrored.missing;
  }
  const audiences: FixtureAudience[] = (await mail.audiences.list(options))
    .filter(({ name }) => !doNotMail.test(name))
    .map(({ id, name, description }) => ({ id, name, description }));
  const file: FixtureFile = { campaigns, audiences };
  if (path === undefined) return { data: file };
  await writeFile(path, `${JSON.stringify(file, null, 2)}\n`, { mode: 0o600 });
  const creatives = campaigns.reduce((sum, each) => sum + (each.creatives?.length ?? 0), 0);
  const without = missing > 0 ? ` ${missing} thumbnails could not be had.` : '';
  return {
    data: {
      file: path,
      campaigns: campaigns.length,
      creatives,
      audiences: audiences.length,
      without_thumbnail: missing,
    },
    note: `Artwork is a stand-in, audiences are empty.${without} Start: direct-mail mock --fixtures ${input.values.output}`,
  };
};

async function mirrorCampaign(
  { id, name }: Campaign,
  mail: DirectMail,
  io: Io,
): Promise<{ readonly campaign: FixtureCampaign; readonly missing: number }> {
  const shown: readonly Creative[] = await mail.campaigns.listCreatives(id, { signal: io.signal });
  const pictures = await Promise.all(shown.map((creative) => thumbnailOf(creative, io)));
  const creatives = shown.map((creative, at) => ({
    id: creative.id,
    name: creative.name,
    format: creative.format,
    mail_type: creative.mail_type,
    default: creative.default,
    merge_tags: creative.merge_tags,
    front_html: standIn(creative, pictures[at]),
  }));
  return { campaign: { id, name, creatives }, missing: pictures.filter((picture) => picture === undefined).length };
}
