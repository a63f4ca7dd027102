import type { CommandSpec } from '../frame/command.ts';

const name = { name: '<name>', description: 'the name of the profile' } as const;

export const profileCommands = [
  {
    name: 'profiles add',
    summary: 'stores base addresses and tokens under a name; asks for the tokens at a terminal',
    needs: 'nothing',
    arguments: [name],
    options: [
      { flags: '--base-url <url>', description: 'the base address of the API', required: true },
      { flags: '--address-base-url <url>', description: 'the base address of the address service' },
      { flags: '--production-token-from <source>', description: 'env:NAME, a file, or - for standard input' },
      { flags: '--test-token-from <source>', description: 'env:NAME, a file, or - for standard input' },
      { flags: '--replace', description: 'replaces an existing profile of that name' },
    ],
    example: 'direct-mail profiles add acme --base-url https://api.example.com --test-token-from env:ACME_TEST_TOKEN',
  },
  {
    name: 'profiles use',
    summary: 'sets the default profile',
    needs: 'nothing',
    arguments: [name],
    example: 'direct-mail profiles use acme',
  },
  {
    name: 'profiles list',
    summary: 'the profiles, without their tokens',
    needs: 'nothing',
    example: 'direct-mail profiles list',
  },
] as const satisfies readonly CommandSpec[];
