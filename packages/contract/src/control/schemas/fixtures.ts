import * as z from 'zod';
import { createMailingFields, dropNulls, Order } from '../../schemas/index.ts';
import type { FixtureFile } from '../generated/models.ts';
import { newAppendEntry } from './addresses.ts';
import { newAudienceFields, newMember } from './audiences.ts';
import { campaignSettingsFields, newCreativeFields } from './campaigns.ts';
import { settingsChange } from './settings.ts';
import { chosenId, mode, named, once } from './shared.ts';

const htmlFile = once(() =>
  z.string().optional().describe('Path of an HTML file, relative to the fixture file. Use instead of the HTML itself.'),
);

const campaign = once(() =>
  z
    .strictObject({
      id: chosenId,
      name: z.string().min(1),
      active: z.boolean().optional().describe('Default: true.'),
      creatives: z
        .array(
          newCreativeFields().extend({ front_html_file: htmlFile(), back_html_file: htmlFile() }).meta({
            id: 'FixtureCreative',
            description:
              "A creative in a fixture file. Its HTML can be in separate files, which only the server's `--fixtures` reads.",
          }),
        )
        .optional(),
      settings: campaignSettingsFields()
        .omit({ suppression_audience_ids: true })
        .extend({
          suppression_audiences: z.array(z.string()).describe('Names or IDs of audiences in this file to suppress.'),
        })
        .partial()
        .meta({
          id: 'FixtureCampaignSettings',
          description: 'Campaign settings in a fixture file. Audiences can be referred to by name.',
        })
        .optional(),
    })
    .meta({ id: 'FixtureCampaign', description: 'A campaign in a fixture file.' }),
);

const audience = once(() =>
  z
    .strictObject({ ...newAudienceFields(), members: z.array(newMember).optional() })
    .meta({ id: 'FixtureAudience', description: 'An audience with its members.' }),
);

const { creative_id: _, campaign_id: __, ...mailingFields } = createMailingFields;

const mailing = once(() =>
  dropNulls(
    z.strictObject({
      id: chosenId,
      ...mailingFields,
      campaign: z.string().describe('Name or ID of a campaign in this file.'),
      creative: z.string().optional().describe('Name or ID of one of its creatives. Default: the default creative.'),
      mode: mode.optional().describe('Default: `production`.'),
    }),
  ).meta({
    id: 'FixtureMailing',
    'x-type': 'FixtureMailing',
    description: 'A mailing in a fixture file. Its campaign and creative can be referred to by name.',
  }),
);

const order = once(() =>
  z
    .intersection(z.object({ id: chosenId.describe("The service's own ID. Default: generated from the seed.") }), Order)
    .meta({ id: 'FixtureOrder', 'x-type': 'FixtureOrder', description: 'An order in a fixture file.' }),
);

/** The initial content of an account as a file, loaded in this order. All of it is optional. */
export const fixtureFile: z.ZodType<FixtureFile> = named(
  'FixtureFile',
  "An account's initial content, created in this order. Every field is optional. For completion in an editor, set `$schema` to the package's `fixtures.schema.json`.",
  () =>
    z
      .strictObject({
        $schema: z.string().optional().describe('For editors; ignored.'),
        settings: settingsChange.optional().describe('What the mock does where the specification is silent.'),
        audiences: z.array(audience()).optional(),
        do_not_mail: z.array(newMember).optional().describe('Members of Do Not Mail.'),
        former_opt_outs: z
          .array(
            z
              .strictObject({
                email_sha256: z
                  .string()
                  .regex(/^[0-9a-f]{64}$/)
                  .optional()
                  .describe('SHA-256 of the lowercased email, 64 hexadecimal digits.'),
                address_key: z
                  .string()
                  .min(1)
                  .optional()
                  .describe('The address as compared: the value of `deliveryKey` in `@direct-mail/us-address`.'),
                name: z.string().min(1).optional().describe('The name sent with that address.'),
              })
              .meta({
                id: 'FormerOptOut',
                description: 'An earlier email or address of an opt-out. `mock.fixtures()` exports them.',
              }),
          )
          .optional()
          .describe('Earlier emails and addresses of opt-outs, still suppressed.'),
        append_table: z.array(newAppendEntry).optional().describe('What email append finds.'),
        campaigns: z.array(campaign()).optional(),
        webhooks: z
          .array(
            z
              .strictObject({
                id: chosenId,
                url: z.string().describe('Absolute http or https URL.'),
                secret: z.string().optional().describe('The signing secret. Default: generated.'),
              })
              .meta({ id: 'FixtureWebhook', description: 'A webhook in a fixture file.' }),
          )
          .max(10)
          .optional()
          .describe('Up to ten.'),
        orders: z.array(order()).optional().describe('Submitted to the Orders API.'),
        mailings: z.array(mailing()).optional().describe('Created when the mock starts, in state `processing`.'),
      })
      .meta({ title: 'Fixtures of the direct-mail mock' }),
);
