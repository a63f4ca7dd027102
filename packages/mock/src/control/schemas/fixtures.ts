import { createMailingFields, dropNulls, Order } from '@direct-mail/contract/schemas';
import * as z from 'zod';
import type { FixtureFile } from '../../types/fixture-file.ts';
import { newAppendEntry } from './addresses.ts';
import { newAudienceFields, newMember } from './audiences.ts';
import { campaignSettingsFields, newCreativeFields } from './campaigns.ts';
import { settingsChange } from './settings.ts';
import { chosenId, mode, named } from './shared.ts';

const htmlFile = z
  .string()
  .optional()
  .describe('Path of an HTML file, relative to this file. Use instead of the HTML itself');

const campaign = z
  .strictObject({
    id: chosenId,
    name: z.string().min(1),
    active: z.boolean().optional().describe('Default: true'),
    creatives: z
      .array(
        newCreativeFields
          .extend({ front_html_file: htmlFile, back_html_file: htmlFile })
          .meta({ id: 'FixtureCreative' }),
      )
      .optional(),
    settings: campaignSettingsFields
      .omit({ suppression_audience_ids: true })
      .extend({
        suppression_audiences: z.array(z.string()).describe('Names or IDs of audiences in this file to suppress'),
      })
      .partial()
      .meta({ id: 'FixtureCampaignSettings' })
      .optional(),
  })
  .meta({ id: 'FixtureCampaign' });

const audience = z
  .strictObject({ ...newAudienceFields, members: z.array(newMember).optional() })
  .meta({ id: 'FixtureAudience' });

const { creative_id: _, campaign_id: __, ...mailingFields } = createMailingFields;

const mailing = dropNulls(
  z.strictObject({
    id: chosenId,
    ...mailingFields,
    recipient: mailingFields.recipient.meta({ id: 'FixtureRecipient' }),
    campaign: z.string().describe('Name or ID of a campaign in this file'),
    creative: z.string().optional().describe('Name or ID of one of its creatives. Default: the default creative'),
    mode: mode.optional().describe('Default: production'),
  }),
).meta({ id: 'FixtureMailing' });

const order = z.intersection(z.object({ id: chosenId }), Order).meta({ id: 'FixtureOrder' });

/** The initial content of an account as a file, loaded in this order. All of it is optional. */
export const fixtureFile: z.ZodType<FixtureFile> = named(
  'FixtureFile',
  z
    .strictObject({
      $schema: z.string().optional().describe('For editors; ignored'),
      settings: settingsChange.optional().describe('What the mock does where the specification is silent'),
      audiences: z.array(audience).optional(),
      do_not_mail: z.array(newMember).optional().describe('Members of Do Not Mail'),
      former_opt_outs: z
        .array(
          z
            .strictObject({
              email_sha256: z
                .string()
                .regex(/^[0-9a-f]{64}$/)
                .optional(),
              address_key: z.string().min(1).optional(),
              name: z.string().min(1).optional(),
            })
            .meta({ id: 'FormerOptOut' }),
        )
        .optional()
        .describe('Earlier emails and addresses of opt-outs, still suppressed'),
      append_table: z.array(newAppendEntry).optional().describe('What email append finds'),
      campaigns: z.array(campaign).optional(),
      webhooks: z
        .array(
          z
            .strictObject({ id: chosenId, url: z.string(), secret: z.string().optional() })
            .meta({ id: 'FixtureWebhook' }),
        )
        .max(10)
        .optional(),
      orders: z.array(order).optional().describe('Submitted to the Orders API'),
      mailings: z.array(mailing).optional().describe('Created when the mock starts, in state processing'),
    })
    .meta({ title: 'Fixtures of the direct-mail mock' }),
);
