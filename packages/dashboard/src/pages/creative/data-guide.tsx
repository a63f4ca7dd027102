import { Text } from '@mantine/core';
import type { ResponseOf } from '../../api/control.ts';
import { CodeWord } from '../../components/page/code-word.tsx';
import { Copy } from '../../components/page/copy-as.tsx';
import { isolated } from '../../components/page/isolated.tsx';

export type Guide = ResponseOf<'getDataGuide'>;

/** The keys that the creative's templates need. */
export function DataGuide({ guide }: { readonly guide: Guide }) {
  const { keys, problems, sample } = guide;
  return (
    <>
      {problems.length > 0 && (
        <ul className="warnings">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      {keys.length === 0 ? (
        <Text size="sm" c="dimmed">
          The artwork has no merge tags: every recipient gets the same piece.
        </Text>
      ) : (
        <>
          <table className="compare columns-kept">
            <thead>
              <tr>
                <th scope="col">Key</th>
                <th scope="col">Sent in</th>
                <th scope="col">Required</th>
                <th scope="col">Used on</th>
              </tr>
            </thead>
            <tbody>
              {keys.map(({ key, source, required, default: fallback, used_on }) => (
                <tr key={`${source} ${key}`}>
                  <td className="mono">
                    <CodeWord>{key}</CodeWord>
                  </td>
                  <td className="whole-words">{source.replaceAll('_', ' ')}</td>
                  <td>{required ? 'yes' : fallback === null ? 'no' : `no: “${isolated(fallback)}”`}</td>
                  <td>{used_on.join(', ')}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <Copy text={JSON.stringify(sample, null, 2)}>Copy sample merge_tags</Copy>
        </>
      )}
    </>
  );
}
