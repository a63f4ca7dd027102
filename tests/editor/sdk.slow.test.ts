import { describe, expect, test } from 'vitest';
import { startEditor } from './editor.ts';

const editor = startEditor();
const head = `import { DirectMail } from '@direct-mail/sdk';\ndeclare const mail: DirectMail;\n`;
const mistakes = (code: string) => editor.open(head + code).mistakes();
const address = `address_1: '1 Main St', city: 'Austin', state: 'TX'`;

const file = editor.open(`${head}
const mailing = await mail.mailings.retrieve('m');
const page = await mail.campaigns.listMailings('c', { per_page: 5 });
const call = mail.mailings.create({ campaign_id: 'c', recipient: { ${address}, postal_code: '78701' } });
const order = await mail.orders.create({ order_id: 'o', order_date: '2026-11-20', customer_email: 'a@b.c', total: 5 });
const standardized = await mail.addresses.standardize({ full_address: '1 Main St, Austin TX' });
for await (const row of mail.stats.campaigns()) console.log(row);
console.log(mailing.state, mailing.total_cost, page.items, call, order, standardized);
`);

describe('the SDK in an editor: a hover', () => {
  test.each([
    ['const mail|ing', 'const mailing: Mailing'],
    ['const pa|ge', 'const page: Page<MailingListItem>'],
    ['const ca|ll', 'const call: Call<Mailing>'],
    ['const ord|er', 'const order: OrderRecord | undefined'],
    ['const standard|ized', 'const standardized: StandardizedAddress'],
    ['const ro|w', 'const row: CampaignStats'],
    ['reci|pient:', '(property) CreateMailingRequest.recipient: Recipient'],
    ['mailing.sta|te', '(property) Mailing.state: MailingState'],
  ])('on %s says %s', (place, text) => {
    expect(file.hover(place).text).toBe(text);
  });

  test.each([
    ['mailing.total_c|ost', 'An amount in US dollars, as a decimal string'],
    ['per_pa|ge', 'From 1 to 100. Default: `5`.'],
    ['postal_c|ode', 'ZIP code or ZIP+4'],
    ['tot|al: 5', 'in dollars and not in cents'],
    ['reci|pient:', '`address_1`, `city`, `state` and `postal_code` are required.'],
    ['mailings.crea|te', '`POST /v1/mailing`'],
  ])('on %s names unit, limit, default or path: %s', (place, documentation) => {
    expect(file.hover(place).documentation).toContain(documentation);
  });

  test.each([
    ['timeou|t: 1', 'Milliseconds'],
    ['totalTimeou|t: 2', 'Milliseconds'],
    [
      'maxRetryAfte|r: 3',
      "in milliseconds. If the service asks for more, the call fails at once; the error's `retryAfter` is in seconds.",
    ],
    ['maxRetrie|s: 4', 'Default: 2.'],
  ])('on the option %s says %s', (place, documentation) => {
    const options = editor.open(
      `${head}mail.withOptions({ timeout: 1, totalTimeout: 2, maxRetryAfter: 3, maxRetries: 4 });`,
    );
    expect(options.hover(place).documentation).toContain(documentation);
  });

  test.each([
    ["mail.addresses.standardize({ full_addres|s: 'x' });", 'The whole address in one string'],
    ["mail.addresses.standardize({ address_line1: 'x', zip_cod|e: 'x' });", 'five digits or ZIP+4'],
    [
      "mail.orders.create({ order_id: 'o', order_date: 'd', customer_emai|l: 'a@b.c' });",
      "The customer's email address.",
    ],
    [
      `mail.orders.create({ order_id: 'o', order_date: 'd', customer_email: 'a@b.c', shipping_addres|s: { ${address}, postal_code: 'x' } });`,
      'The shipping address.',
    ],
    ["mail.audiences.addMember('a', { emai|l: 'a@b.c' });", "The person's email address."],
  ])('on a field that a rule requires documents it: %s', (place, documentation) => {
    const open = editor.open(head + place.replace('|', ''));
    expect(open.hover(place).documentation).toContain(documentation);
    expect(open.mistakes()).toEqual([]);
  });

  test('shows nothing of how the types are made', () => {
    const code = file.hover('mailings.crea|te').text + file.hover('const mail|ing').text;
    expect(code).not.toMatch(/components|WithRequired|schemas/);
    expect(file.mistakes()).toEqual([]);
  });

  test('on find does not invite a second mailing: its example ends in throwing, not in creating again', () => {
    const { documentation } = editor.open(`${head}mail.mailings.find;`).hover('mailings.fi|nd');
    expect(documentation.split('mailings.find(')[1]).not.toContain('mailings.create');
    expect(documentation).toContain("error.outcome !== 'unknown'");
  });
});

describe('the documentation of every method renders in an editor', () => {
  const completed = (place: string): string[] => editor.open(head + place.replace('|', '')).completions(place);
  const resources = completed('mail.|').filter((name) => !['request', 'withOptions'].includes(name));
  const methods = resources.flatMap((resource) =>
    completed(`mail.${resource}.|`).map((name) => `mail.${resource}.${name}`),
  );
  const functions = ['createWebhookHandler', 'dedupeKey', 'parseWebhook', 'signWebhook', 'verifyWebhook'];
  const all = [...methods, 'mail.request', 'mail.withOptions', 'hashEmail', ...functions];

  test('there are all of them', () => {
    expect(methods.length).toBeGreaterThan(20);
  });

  test.each(all)('%s', (method) => {
    const imports = `import { ${functions.join(', ')} } from '@direct-mail/sdk/webhooks';\nimport { hashEmail } from '@direct-mail/sdk';\n`;
    const opened = editor.open(`${head}${imports}void ${method};`);
    const place = `void ${method.slice(0, -1)}|${method.slice(-1)}`;
    const tags = opened.tags(place);
    const { documentation } = opened.hover(place);
    expect(tags.map(({ name }) => name)).not.toContain('link');
    // After @throws, TypeScript reads `{@link X}` as a type "{" and a tag "link", and TypeDoc drops `{X}`: the name is code.
    for (const { name, text } of tags.filter((tag) => tag.name !== 'example')) {
      expect(text, name).toMatch(name === 'throws' ? /^`\w+` \w/ : /\w/);
    }
    const prose = documentation.split('@example')[0] ?? '';
    expect(prose).toMatch(/^[A-Z]/);
    expect(prose).not.toMatch(/\{@link[^}]*$|\n\s*\* |, \*|\(D\d+\)/);
  });
});

describe('the SDK in an editor: completions', () => {
  test.each([
    ['mail.|', ['campaigns', 'mailings', 'orders', 'request', 'withOptions']],
    ['mail.mailings.|', ['create', 'find', 'preview', 'retrieve', 'waitFor']],
    [
      "mail.mailings.create({ campaign_id: 'c', recipient: { | } });",
      ['address_1', 'email', 'full_name', 'postal_code'],
    ],
    ["mail.mailings.waitFor('m', { states: ['|'] });", ['delivered', 'delivery_exception', 'suppressed']],
    ["(await mail.mailings.retrieve('m')).state === '|';", ['delivered', 'processing', 'production']],
  ])('after %s', (place, expected) => {
    const offered = editor.open(head + place.replace('|', '')).completions(place);
    expect(offered).toEqual(expect.arrayContaining(expected));
  });
});

describe('the SDK in an editor: a mistake names the field, in under 160 characters', () => {
  test.each([
    [`mail.mailings.create({ campaign_id: 'c', recipient: { ${address}, postal_cod: '78701' } });`, 'postal_code'],
    [`mail.mailings.create({ campaign_id: 'c', merge_tag: {}, recipient: { email: 'a@b.c' } });`, 'merge_tags'],
    [`mail.orders.create({ order_id: 'o', order_date: 'd', customer_email: 'a@b.c', totl: 5 });`, 'total'],
    [`new DirectMail({ timout: 5 });`, 'timeout'],
    [`mail.mailings.retrieve('m', { timout: 5 });`, 'timeout'],
    [`mail.mailings.waitFor('m', { states: ['deliverd'] });`, 'delivered'],
    [`mail.mailing.create({});`, 'mailings'],
  ])('%s → did you mean %s', (code, meant) => {
    const [{ message } = { message: '' }, ...more] = mistakes(code);
    expect(message).toContain(meant);
    expect(message.length).toBeLessThan(160);
    expect(more).toEqual([]);
  });

  test.each([
    [`mail.mailings.create({ campaign_id: 'c', recipient: { ${address}, postal_code: 78701 } });`, 'postal_code'],
    [`mail.campaigns.listMailings('c', { page: '2' });`, 'page'],
    [`mail.mailings.preview('m', 'side');`, "'side'"],
  ])('%s is underlined at %s', (code, at) => {
    expect(mistakes(code)).toMatchObject([{ at, message: expect.stringMatching(/^.{1,159}$/) }]);
  });

  test('a recipient without an address is missing the address, not an e-mail', () => {
    const [{ message } = { message: '' }] = mistakes(
      `mail.mailings.create({ campaign_id: 'c', recipient: { full_name: 'Ada' } });`,
    );
    expect(message).toContain('address_1, city, state, postal_code');
    expect(message).not.toContain("'email'");
  });

  test('merge tags may be typed by an interface, and are neither text nor a list', () => {
    const create = (tags: string): string =>
      `interface Vars { order: string }\ndeclare const vars: Vars;\nmail.mailings.create({ campaign_id: 'c', recipient: { email: 'a@b.c' }, merge_tags: ${tags} });`;
    expect(mistakes(create('vars'))).toEqual([]);
    for (const tags of ["'x'", "['x']", '5']) expect(mistakes(create(tags)), tags).toHaveLength(1);
  });

  test('null is taken for an optional field, and does for no required one (D104)', () => {
    expect(
      mistakes(
        `mail.mailings.create({ campaign_id: 'c', send_at: null, recipient: { email: 'a@b.c', company: null } });`,
      ),
    ).toEqual([]);
    expect(mistakes(`mail.mailings.create({ campaign_id: 'c', recipient: { email: null } });`)).toHaveLength(1);
  });

  test('a forgotten await is asked for', () => {
    expect(mistakes(`mail.mailings.retrieve('m').id;`)).toMatchObject([{ hints: ["Did you forget to use 'await'?"] }]);
  });
});
