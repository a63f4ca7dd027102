import { routes } from '@direct-mail/contract';
import type { RequestValidator } from '@direct-mail/sdk';
import { UsageError } from '@direct-mail/terminal/failure';
import { type Connection, type Mode, readConnection, refuseUser } from '../set-up/connection.ts';
import { guardToken } from '../set-up/token-place.ts';
import type { CommandSpec, Context } from './command.ts';
import { confirmEffect } from './confirm.ts';
import { askedFields, type MissingField, pickFields } from './input/fields.ts';
import type { Io } from './io.ts';
import { printsJson } from './print.ts';
import { safeText } from './safe-text.ts';
import type { Scrubber } from './scrub.ts';

type Options = Readonly<Record<string, unknown>>;

/** A command's context; nothing is read or loaded before the command uses it. */
export function createContext(
  spec: CommandSpec,
  commands: readonly CommandSpec[],
  options: Options,
  io: Io,
  scrub: Scrubber,
  missing: MissingField,
  runCommand: Context['runCommand'],
): Context {
  let kept: Promise<Connection> | undefined;
  // Mail is sent with the test token unless the production one is asked for; reading needs the production one.
  const usual: Mode = spec.effect === 'spends' ? 'test' : 'production';
  const found = (prefers = usual): Promise<Connection> => {
    kept ??= read(options, io, prefers, scrub);
    return kept;
  };
  let guarded = false;
  const connection = async (prefers?: Mode): Promise<Connection> => {
    const known = await found(prefers);
    if (!guarded) guardToken(known, io);
    guarded = true;
    return known;
  };
  const usualFetch = spec.many ? io.fetch : (io.call ?? io.fetch);
  return {
    io,
    connection,
    client: async () => {
      const { createClient } = await import('../set-up/client.ts');
      return createClient(await connection(), usualFetch, io, await validatorOf(spec));
    },
    lookup: async () => {
      const known = await connection();
      if (known.lookupToken === undefined || known.lookupToken.value === known.token?.value) return undefined;
      const reader: Connection = { ...known, token: known.lookupToken, mode: 'production' };
      guardToken(reader, io);
      const { createClient } = await import('../set-up/client.ts');
      return createClient(reader, usualFetch, io);
    },
    hide: (secret) => scrub.hide(secret),
    mock: async (fetch) => {
      const { createMockClient } = await import('../set-up/mock-client.ts');
      // The second is the mock's own environment variable.
      const control = io.env['DIRECT_MAIL_CONTROL_TOKEN'] || io.env['DIRECT_MAIL_MOCK_CONTROL_TOKEN'];
      if (control) scrub.hide(control);
      const direct: typeof globalThis.fetch = (input, init) => usualFetch(input, { ...init, redirect: 'manual' });
      return createMockClient(
        // Its control API gets no token of the service.
        await mockUrl(options, io, found),
        text(options, 'sandbox'),
        control,
        fetch ?? direct,
      );
    },
    confirm: async (effect, what) => {
      // Files on this machine need neither an address nor a token.
      const at = effect === 'spends' || effect === 'erases' ? await connection() : undefined;
      await confirmEffect(effect, what, at, options['yes'] === true, io);
    },
    tell: (line) => {
      if (io.terminal.err) io.err(`${safeText(scrub.message(line))}\n`);
    },
    emit: (item, line) => {
      const json = printsJson(options, io);
      const fields = askedFields(options);
      const kept = fields ? pickFields(item, fields, missing) : item;
      io.out(scrub.data(`${json ? JSON.stringify(kept) : safeText(line)}\n`));
    },
    dryRun: options['dryRun'] === true,
    commands,
    runCommand,
  };
}

/** Creating the contract's schemas takes time: they are loaded only to send a body or a query. */
async function validatorOf({ operations, prechecked }: CommandSpec): Promise<RequestValidator | undefined> {
  const sends =
    operations?.some((id) => routes[id].hasBody || Object.keys(routes[id].queryParameters).length > 0) ?? true;
  if (!sends || prechecked) return undefined;
  const { loadValidator } = await import('../set-up/load-validator.ts');
  return loadValidator(operations ?? []);
}

async function read(options: Options, io: Io, prefers: Mode, scrub: Scrubber): Promise<Connection> {
  if (options['production'] === true && options['test'] === true)
    throw new UsageError('either --production or --test, not both');
  const mode = options['production'] === true ? 'production' : options['test'] === true ? 'test' : undefined;
  const found = await readConnection(
    {
      profile: text(options, 'profile'),
      baseUrl: text(options, 'baseUrl'),
      addressBaseUrl: text(options, 'addressBaseUrl'),
      tokenFile: text(options, 'tokenFile'),
      mode,
    },
    io,
    prefers,
  );
  for (const { value } of [found.token, found.lookupToken].filter((each) => each !== undefined)) scrub.hide(value);
  if (found.referenceKey !== undefined) scrub.hide(found.referenceKey);
  for (const address of [found.baseUrl, found.addressBaseUrl]) if (address) refuseUser(address);
  return found;
}

async function mockUrl(options: Options, io: Io, connection: () => Promise<Connection>): Promise<string> {
  const url = text(options, 'mock') ?? (io.env['DIRECT_MAIL_MOCK_URL'] || (await connection()).baseUrl?.value);
  if (url === undefined) {
    throw new UsageError(
      'which mock? Expected --mock URL, DIRECT_MAIL_MOCK_URL or a base address',
      'Start one: npx @direct-mail/mock',
    );
  }
  refuseUser({ value: url, from: text(options, 'mock') === undefined ? 'DIRECT_MAIL_MOCK_URL' : '--mock' });
  if (!URL.canParse(url) || !/^https?:/.test(url)) {
    throw new UsageError('the address of the mock must be a URL that begins with http:// or https://');
  }
  return url;
}

const text = (options: Options, name: string): string | undefined => {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
};
