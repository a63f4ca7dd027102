import type { CommandSpec } from '../frame/command.ts';
import { listOptions } from '../lists/options.ts';
import { bodyOptions } from '../requests/body.ts';

const order = { name: '<order_id>', description: 'your own id of the order' } as const;

export const orderCommands = [
  {
    name: 'orders submit',
    summary: 'submits an order',
    needs: 'service',
    options: bodyOptions,
    operations: ['createOrder'],
    example:
      'direct-mail orders submit --set order_id=A1 --set order_date=2026-11-21 --set customer_email=ada@example.com',
  },
  {
    name: 'orders edit',
    summary: 'changes fields of an order; other fields stay unchanged',
    needs: 'service',
    arguments: [order],
    options: bodyOptions,
    operations: ['updateOrder'],
    example: 'direct-mail orders edit A1 --set total:=12.50',
  },
  {
    name: 'orders delete',
    summary: 'deletes an order',
    needs: 'service',
    arguments: [order],
    operations: ['deleteOrder'],
    example: 'direct-mail orders delete A1',
  },
  {
    name: 'orders get',
    summary: 'an order of a mock: the service itself has no such call',
    needs: 'mock',
    arguments: [order],
    example: 'direct-mail orders get A1',
  },
  {
    name: 'orders list',
    summary: 'the orders of a mock, newest first: the service itself has no such call',
    needs: 'mock',
    options: [{ flags: '--search <words>', description: 'only orders with each of these words' }],
    example: 'direct-mail orders list --json > orders.json',
  },
  {
    name: 'orders simulate',
    summary: 'lets people of a campaign order at random on a mock: a share of all, and more of those who were mailed',
    needs: 'mock',
    options: [
      { flags: '--campaign <id>', description: 'the campaign', required: true },
      {
        flags: '--baseline <share>',
        description: 'share of people who order without mail: 0.05 or 5%',
        required: true,
      },
      { flags: '--effect <share>', description: 'added to it for those who were mailed (default: 0)' },
      {
        flags: '--people <file>',
        description: 'the list that was sent: only its people order, those who were held out too',
      },
      { flags: '--seed <text>', description: 'the same seed gives the same orders (default: that of the mock)' },
      ...listOptions,
    ],
    example: 'direct-mail orders simulate --campaign CAMPAIGN --baseline 5% --effect 3% --people people.csv',
  },
] as const satisfies readonly CommandSpec[];
