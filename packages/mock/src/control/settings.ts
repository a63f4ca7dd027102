import type { OperationId } from '@direct-mail/contract';
import { routes } from '@direct-mail/contract';
import * as z from 'zod';
import type { Settings, SettingsChange } from '../account/base/settings.ts';
import { defineCall } from './define-call.ts';

const operationIds = Object.keys(routes) as [OperationId, ...OperationId[]];
const seconds = z.number().min(0);
const chance = z.number().min(0).max(1);
const prices = z.record(z.string(), z.record(z.string(), z.number().min(0)));

const settingsView: z.ZodType<Settings> = z.strictObject({
  organizationName: z.string().min(1).describe('D89'),
  testTokens: z.enum(['create-mailer-only', 'create-mailer-and-me', 'everywhere']).describe('D15'),
  unauthorizedStatus: z.union([z.literal(401), z.literal(403)]).describe('D17'),
  addressToken: z.enum(['none', 'production']).describe('D18'),
  maxBodyBytes: z.number().int().min(1).describe('D23'),
  maxBatch: z.number().int().min(1).describe('D23'),
  rateLimit: z
    .strictObject({
      limit: z.number().int().min(1),
      windowSeconds: z.number().positive(),
      operations: z.array(z.enum(operationIds)).optional(),
    })
    .nullable()
    .describe('D24'),
  unknownFields: z.enum(['ignore', 'refuse']).describe('D56'),
  nulls: z.enum(['absent', 'refuse']).describe('D104'),
  unknownReferenceStatus: z.union([z.literal(400), z.literal(404)]).describe('D59'),
  oversizedPage: z.enum(['clamp', 'refuse']).describe('Of the mailings list (D10)'),
  oversizedStatsPage: z.enum(['clamp', 'refuse']).describe('Of the statistics (D10)'),
  updatedAt: z.enum(['last-change', 'any-change']).describe('D106'),
  emailAppend: z.boolean().describe('D46'),
  durations: z
    .strictObject({ processing: seconds, production: seconds, mailed: seconds, delivery_exception: seconds })
    .describe('Seconds in each state (D64)'),
  chances: z
    .strictObject({ failed: chance, productionFailed: chance, deliveryException: chance, deliveryFailed: chance })
    .describe('Drawn from the seed (D64)'),
  suppressionMatch: z
    .enum(['household', 'address'])
    .describe('Whether a suppression list compares family names at an address (D36)'),
  postalCode: z.enum(['zip5', 'zip4']).describe('D67'),
  prices: prices.describe('Dollars by format, then by mail type (D40)'),
  creditBalance: z.number().min(0).nullable().describe('Dollars; unlimited when null (D48)'),
  previewDelays: z.strictObject({ png: seconds, pdf: seconds }).describe('Seconds after creation (D41)'),
  existingOrder: z.enum(['refuse', 'upsert']).describe('D26'),
  privacyTiming: z.strictObject({ inProgress: seconds, completed: seconds }).describe('D33'),
  webhookRetries: z
    .strictObject({ baseSeconds: z.number().positive(), factor: z.number().min(1), limit: z.number().int().min(0) })
    .describe('D44'),
  pauseAfterTimeouts: z.number().int().min(1).describe('D88'),
  webhookQueue: z
    .strictObject({
      limit: z.number().int().min(1),
      kept: z.number().int().min(0),
      concurrency: z.number().int().min(1),
    })
    .describe('Per webhook: events that may wait, finished ones that are kept, attempts at the same time'),
});

export const settingsChange = toChange(settingsView);

export const settingsCalls = {
  getSettings: defineCall({
    method: 'GET',
    path: '/_mock/settings',
    summary: 'What the mock does where the specification is silent',
    answer: settingsView,
    run: ({ account }) => account.settings,
  }),
  changeSettings: defineCall({
    method: 'PATCH',
    path: '/_mock/settings',
    summary: 'Change some of it; a group such as durations is merged',
    body: settingsChange,
    answer: settingsView,
    run: ({ account }, { body }) => {
      account.changeSettings(body);
      return account.settings;
    },
  }),
};

/** The same shape with every setting optional, and every member of a group. */
function toChange(view: z.ZodType<Settings>): z.ZodType<SettingsChange> {
  const { shape } = view as unknown as z.ZodObject;
  const groups = ['durations', 'chances', 'previewDelays', 'privacyTiming', 'webhookRetries', 'webhookQueue'];
  const entries = Object.entries(shape).map(([name, setting]) => [
    name,
    (groups.includes(name) ? (setting as z.ZodObject).partial() : (setting as z.ZodType)).optional(),
  ]);
  return z.strictObject(Object.fromEntries(entries)) as unknown as z.ZodType<SettingsChange>;
}
