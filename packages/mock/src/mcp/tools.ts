import { mailingEventNames, mailingStates, routes } from '@direct-mail/contract';
import { decisions } from '@direct-mail/contract/control/generated/decisions';
import type { FaultRule, Mailing, TimeStep } from '@direct-mail/contract/control/generated/models';
import { number, type Tool, ToolError, text } from '@direct-mail/terminal/mcp/tool';
import type { MockControl } from '../control/client/mock-control.ts';
import { MockControlError } from '../control/client/mock-control-error.ts';

type MockTool = Tool<MockControl>;

const nothing = { type: 'object', properties: {}, additionalProperties: false } as const;
const choice = (description: string, values: readonly string[]): object => ({
  type: 'string',
  enum: values,
  description,
});

/** The refusals of the control API are told as they are. */
const told =
  <Input>(run: (input: Input, mock: MockControl) => Promise<object>): MockTool['run'] =>
  async (input: never, mock) => {
    try {
      return await run(input, mock);
    } catch (error) {
      const { code } = error as { code?: string };
      if (error instanceof MockControlError || code === 'mock_unreachable')
        throw new ToolError((error as Error).message, null, 'mock');
      throw error;
    }
  };

/** What an agent does with a mock that writes and tests an integration. Everything in it is made up. */
export const mockTools: readonly MockTool[] = [
  {
    name: 'overview',
    title: 'What the mock holds',
    description:
      'Clock, campaigns with their creatives, webhooks with their secrets, fault rules, and the last mailings. Begin here: an integration needs the ids.',
    does: 'reads',
    input: nothing,
    run: told(async (_input, mock) => {
      const [clock, campaigns, webhooks, faults, mailings] = await Promise.all([
        mock.clock.retrieve(),
        mock.campaigns.list(),
        mock.webhooks.list(),
        mock.faults.list(),
        mock.mailings.list({ per_page: 10 }),
      ]);
      return { clock, campaigns, webhooks, faults, mailings: mailings.map(brief) };
    }),
  },
  {
    name: 'reset',
    title: 'Begin anew',
    description: 'Puts the account back: the demo fixtures, or empty. Every mailing, webhook, fault and setting goes.',
    does: 'sends',
    input: {
      type: 'object',
      properties: { fixtures: choice('default: those it was started with', ['demo', 'empty']) },
      additionalProperties: false,
    },
    run: told(async ({ fixtures }: { fixtures?: 'demo' | 'empty' }, mock) => {
      await mock.reset(fixtures === undefined ? {} : { fixtures });
      return { clock: await mock.clock.retrieve(), campaigns: await mock.campaigns.list() };
    }),
  },
  {
    name: 'advance',
    title: 'Let time pass',
    description:
      'Advances the clock, and returns once what fell due has happened: a piece is mailed after a day, delivered after five. Webhooks are delivered meanwhile.',
    does: 'plans',
    input: {
      type: 'object',
      properties: {
        days: number('days'),
        hours: number('hours'),
        minutes: number('minutes'),
        to: text('instead: a time, ISO 8601'),
      },
      additionalProperties: false,
    },
    run: told(async (step: TimeStep, mock) => {
      if (Object.keys(step).length === 0) throw new ToolError('expected days, hours, minutes or to');
      return await mock.clock.advance(step);
    }),
  },
  {
    name: 'transition',
    title: 'Move a mailing',
    description: 'Moves a mailing to another state, as far as the state diagram allows, and sends its webhook.',
    does: 'plans',
    input: {
      type: 'object',
      properties: { id: text('of the mailing'), state: choice('the next one', mailingStates) },
      required: ['id', 'state'],
      additionalProperties: false,
    },
    run: told(async ({ id, state }: { id: string; state: Mailing['state'] }, mock) => ({
      mailing: brief(await mock.mailings.transition(id, state)),
    })),
  },
  {
    name: 'fault',
    title: 'Make calls or webhooks fail',
    description:
      'Adds a rule: a status, a lost response (connection reset, after: true means it was carried out), latency, or webhooks that come twice, out of order or with a wrong signature. Without input, takes all rules away.',
    does: 'plans',
    input: {
      type: 'object',
      properties: {
        operation: choice('of the API; default: every one', Object.keys(routes)),
        status: number('such as 503', 599),
        retry_after: number('seconds, with status 429 or 503'),
        connection: choice('of the response', ['reset', 'cut', 'hang']),
        after: { type: 'boolean', description: 'the call is carried out before it fails' },
        latency: number('milliseconds'),
        times: number('how many calls; default: all'),
        delivery: choice('of webhooks', ['duplicate', 'reorder', 'wrong_signature']),
        event: choice('only these webhooks', mailingEventNames),
      },
      additionalProperties: false,
    },
    run: told(async (rule: FaultRule, mock) => {
      if (Object.keys(rule).length === 0) await mock.faults.clear();
      else await mock.faults.add(rule);
      return { faults: await mock.faults.list() };
    }),
  },
  {
    name: 'requests',
    title: 'What was called',
    description:
      'The last requests to the API with status, body and notes: fields that were ignored, why a token was refused.',
    does: 'reads',
    input: {
      type: 'object',
      properties: {
        operation: choice('only this one', Object.keys(routes)),
        min_status: number('400: only refused ones', 599),
        count: number('default 10', 50),
      },
      additionalProperties: false,
    },
    run: told(
      async (
        { count = 10, ...search }: { count?: number; operation?: keyof typeof routes; min_status?: number },
        mock,
      ) => {
        const found = await mock.requests.list({ ...search, per_page: Math.max(1, count) });
        return {
          requests: found.map(({ at, method, path, mode, status, request_body, response_body, notes, fault }) => ({
            at,
            call: `${method} ${path}`,
            mode,
            status,
            sent: request_body,
            received: response_body,
            notes,
            fault,
          })),
        };
      },
    ),
  },
  {
    name: 'deliveries',
    title: 'What webhooks were sent',
    description:
      'Deliveries of webhooks with their attempts: what was sent, what the receiver answered, when it is tried again.',
    does: 'reads',
    input: {
      type: 'object',
      properties: { mailing: text('only of this one'), count: number('default 10', 50) },
      additionalProperties: false,
    },
    run: told(async ({ mailing, count = 10 }: { mailing?: string; count?: number }, mock) => {
      const search = { ...(mailing !== undefined && { object_id: mailing }), per_page: Math.max(1, count) };
      const webhooks = await mock.webhooks.list();
      const found = await Promise.all(
        webhooks.map(async ({ id, url }) =>
          (await mock.webhooks.deliveries(id, search)).map((each) => ({ to: url, ...each })),
        ),
      );
      return { webhooks: webhooks.length, deliveries: found.flat().slice(0, count) };
    }),
  },
  {
    name: 'explain',
    title: 'Why a mailing is in its state',
    description:
      'Each state it has been in with the check or the timing that decided it, the rules, and what comes next.',
    does: 'reads',
    input: {
      type: 'object',
      properties: { id: text('of the mailing') },
      required: ['id'],
      additionalProperties: false,
    },
    run: told(async ({ id }: { id: string }, mock) => {
      const [explanation, { recipient, address_problem, warnings, merge_tags }] = await Promise.all([
        mock.mailings.explain(id),
        mock.mailings.retrieve(id),
      ]);
      return { ...explanation, recipient, merge_tags, address_problem, warnings, decisions: decisionsIn(explanation) };
    }),
  },
];

/** The text of each decision that an explanation names. */
function decisionsIn({ steps }: { steps: readonly { rules: readonly string[] }[] }): Record<string, string> {
  const named = new Set(steps.flatMap(({ rules }) => rules));
  return Object.fromEntries(decisions.flatMap(({ id, decision }) => (named.has(id) ? [[id, decision]] : [])));
}

const brief = ({ id, state, mode, campaign_name, created_at, next, possible_states }: Mailing): object => ({
  id,
  state,
  mode,
  campaign: campaign_name,
  created_at,
  next,
  possible_states,
});
