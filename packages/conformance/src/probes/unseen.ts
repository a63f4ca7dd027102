const OWN = "is a choice of the mock's control API, which a service does not have";
const INSIDE = 'not visible in any API response';

/** Mock settings that cannot be observed, and why: `--observed` leaves them at their defaults. */
export const unmeasuredSettings: Readonly<Record<string, string>> = {
  probabilities: 'probabilities of outcomes show in thousands of pieces only (D64)',
  pauseAfterTimeouts:
    'takes many timeouts in a row of the receiver, and would leave your webhook paused until you resume it in the dashboard (D88)',
  webhookOrder: 'takes a webhook that refuses one event of a piece, and the hours of its retries (D45)',
  webhookQueue: 'takes a hundred thousand events that wait (D95)',
  'rateLimit.operations':
    'only GET /v1/me is repeated until it is limited, so the limit is taken to be that of all calls (D24)',
  'prices.other': 'what other formats and mail types would cost shows only in a campaign that has them (D40)',
  'durations.delivery_exception': 'no piece can be made to need a second attempt; measured when one does (D64)',
  creditBalance: 'the balance is not shown: only that it is exhausted is seen, as 0 (D48)',
};

/** Decisions that cannot be observed, and why. */
export const unseenDecisions: Readonly<Record<string, string>> = {
  D14: 'tokens are issued in the dashboard',
  D63: INSIDE,
  D06: 'one piece takes one path: the whole diagram cannot be observed from outside',
  D07: 'is seen as the time in processing, D64',
  D65: OWN,
  D39: 'is seen in the rules mailing.total-cost and stats.dates',
  D87: 'is set up in the dashboard',
  D49: 'is set up in the dashboard',
  D50: 'a choice at random shows in many pieces only; the rule create.creative looks at a few',
  D70: 'needs artwork of several sizes, which is uploaded in the dashboard',
  D71: 'is the rule preview.never-printed',
  D29: 'which data a record of the automatic audience holds is not shown; the rule audience.two-records counts them',
  D73: 'stored data is not visible; the rule order.email-hashed checks the response',
  D77: 'the records of Do Not Mail are not shown',
  D81: 'internal matching is not visible in the response',
  D82: 'one person cannot show whether all places are searched',
  D35: 'is the rule privacy.erasure; what is kept inside cannot be seen',
  D45: 'takes several webhooks that fail in turn, over days',
  D88: 'takes many timeouts in a row of the receiver',
  D86: OWN,
  D90: 'artwork is uploaded in the dashboard',
  D91: 'is for tests against the mock',
  D92: 'is seen as D24',
  D94: 'no client sends a body that deep',
  D95: 'takes a hundred thousand events',
  D96: 'takes retries over days; the waits are D44',
  D97: INSIDE,
  D98: INSIDE,
  D99: OWN,
  D123: 'the service may carry a trace or not',
  D120: 'takes the data of one person at several addresses, and an erasure',
  D101: 'takes the data of several people at one address, and their erasure',
  D103: 'is the rule preview.never-printed',
  D105: 'takes many spellings of a name, each an opt-out for ever',
  D107: 'is the rule stats.dates, which compares spend with what the pieces cost',
  D108: 'the balance is not shown; D48 sees an exhausted one',
  D112: 'paths outside /v1 are not part of the API',
  D113: 'is D72',
  D114: 'artwork is uploaded in the dashboard',
  D115: 'artwork is uploaded in the dashboard',
  D116: 'takes an erasure; what can be edited afterwards is for the operator to try',
  D117: 'CSV is uploaded in the dashboard',
  D118: 'webhooks are set up in the dashboard',
};
