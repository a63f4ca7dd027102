import type { CommandSpec } from '../frame/command.ts';
import { bodyOptions } from '../requests/body.ts';

const order = { name: '<order_id>', description: 'your own id of the order' };

export const orderCommands: readonly CommandSpec[] = [
  {
    name: 'orders submit',
    summary: 'submits an order',
    needs: 'service',
    options: bodyOptions,
    operations: ['createOrder'],
    example:
      'direct-mail orders submit --set order_id=A1 --set order_date=2026-11-21 --set customer_email=ada@example.com',
    load: () => import('../commands/orders/submit.ts'),
  },
  {
    name: 'orders edit',
    summary: 'changes fields of an order; other fields stay unchanged',
    needs: 'service',
    arguments: [order],
    options: bodyOptions,
    operations: ['updateOrder'],
    example: 'direct-mail orders edit A1 --set total:=12.50',
    load: () => import('../commands/orders/edit.ts'),
  },
  {
    name: 'orders delete',
    summary: 'deletes an order',
    needs: 'service',
    arguments: [order],
    operations: ['deleteOrder'],
    example: 'direct-mail orders delete A1',
    load: () => import('../commands/orders/delete.ts'),
  },
];
