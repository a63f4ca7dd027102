import { beginnings, type SnippetLanguage, snippetOf } from '@direct-mail/contract/words/snippets';
import type { JournalEntry } from '../../api/control.ts';

/** The call as a program in a language; null for an unknown path. */
export function asCode(language: SnippetLanguage, { operation, path, request_body }: JournalEntry): string | null {
  if (operation === null) return null;
  const [place = '', search = ''] = path.split('?');
  const query = [...new URLSearchParams(search)].map(([name, value]) => [name, numberOr(name, value)] as const);
  const code = snippetOf(language, {
    operation,
    path: place.split('/').slice(2).map(decoded),
    query: Object.fromEntries(query),
    ...(request_body === null ? {} : { body: bodyOf(request_body) }),
  });
  return `${beginnings[language]}\n${code}\n`;
}

const numberOr = (name: string, value: string): string | number => (/^(per_)?page$/.test(name) ? Number(value) : value);

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function bodyOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return {};
  }
}
