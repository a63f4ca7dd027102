import {
  activityCsv,
  appendCsv,
  dataRequestsCsv,
  mailingsCsv,
  membersCsv,
  ordersCsv,
  requestsCsv,
} from '../../files/lists.ts';

/** The lists that can be exported, besides audiences. Webhook deliveries are exported on the page of their webhook. */
export const lists = {
  mailings: { label: 'Mailings', make: () => mailingsCsv() },
  orders: { label: 'Orders', make: () => ordersCsv() },
  activity: { label: 'Activity', make: () => activityCsv() },
  requests: { label: 'Requests', make: () => requestsCsv() },
  'data-requests': { label: 'Data requests', make: dataRequestsCsv },
  'e-mail-append': { label: 'E-mail append', make: appendCsv },
} as const;

export type ListName = keyof typeof lists;

export const isList = (name: string): name is ListName => name in lists;

/** The chosen list: one of these, or an audience by its id. */
export const csvOf = (chosen: string): Promise<string> => (isList(chosen) ? lists[chosen].make() : membersCsv(chosen));
