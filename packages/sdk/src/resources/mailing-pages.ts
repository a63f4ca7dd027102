import type { Api } from '../api.ts';
import { checkOptions } from '../check-options.ts';
import type { CallOptions } from '../http/settings.ts';
import { pageFromHeaders } from '../pages/page-from-headers.ts';
import { pageQuery } from '../pages/page-query.ts';
import { Pages } from '../pages/pages.ts';
import type { ListMailingsQuery, MailingListItem } from '../types.ts';

const names: Record<keyof ListMailingsQuery, ''> = {
  page: '',
  per_page: '',
  start_date: '',
  end_date: '',
  date_field: '',
};

/** A campaign's mailings in pages; `onResponse` sees each response, and the client's time when it was asked for. */
export function mailingPages(
  api: Api,
  id: string,
  query: ListMailingsQuery,
  options: CallOptions | undefined,
  onResponse?: (response: Response, asked: number) => void,
): Pages<MailingListItem> {
  const operation = 'listCampaignMailings';
  return new Pages({
    operation,
    first: query.page ?? 1,
    idOf: (mailing) => mailing.id,
    read: async (page, iterating) => {
      checkOptions(query, names, operation);
      const asked = pageQuery(operation, query, page, iterating);
      const input = { path: { id }, query: asked, expects: 'array' } as const;
      const started = api.settings.now();
      const result = await api.call<MailingListItem[], typeof operation>(operation, input, options).withResponse();
      onResponse?.(result.response, started);
      return { ...result, data: pageFromHeaders(result.data, result.response.headers, page) };
    },
  });
}
