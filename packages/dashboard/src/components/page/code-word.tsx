import { Fragment } from 'react';

/** A name of the API or a URL: it breaks after an underscore or a slash, or before a capital, rather than within a word. */
export function CodeWord({ children }: { readonly children: string }) {
  return children.split(/(?<=[_/](?![_/]))|(?<=[a-z])(?=[A-Z])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other identity.
    <Fragment key={index}>
      <wbr />
      {part}
    </Fragment>
  ));
}
