import { Fragment } from 'react';
import { keyed } from './keyed.ts';

/** A name of the API or a URL: it breaks after an underscore or a slash, or before a capital, rather than within a word. */
export function CodeWord({ children }: { readonly children: string }) {
  const parts = children.split(/(?<=[_/](?![_/]))|(?<=[a-z])(?=[A-Z])/);
  return keyed(parts, (part) => part).map(({ key, item }) => (
    <Fragment key={key}>
      <wbr />
      {item}
    </Fragment>
  ));
}
