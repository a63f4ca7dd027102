import type { ClientVerdict } from './judge.ts';
import type { ClientCase } from './run.ts';

const VERDICTS: readonly ClientVerdict[] = [
  'right',
  'unsure',
  'twice',
  'lost',
  'lie',
  'leaked',
  'crashed',
  'not reached',
];

/** Verdicts that cost money or trust. */
export const isBad = ({ verdict }: ClientCase): boolean => verdict !== 'right' && verdict !== 'unsure';

const counted = (cases: readonly ClientCase[], verdict: ClientVerdict): number =>
  cases.filter((each) => each.verdict === verdict).length;

/** One client's results for a terminal: faults in full, the rest counted. */
export function clientTable(cases: readonly ClientCase[]): string {
  const lines = cases
    .filter(({ verdict }) => verdict !== 'right')
    .map(({ step, fault, verdict, why }) => `${verdict.padEnd(13)}${step.padEnd(9)}${fault}: ${why}`);
  const strays = [...new Set(cases.flatMap(({ strays: found = [] }) => found))];
  const created = cases.filter(({ step }) => step === 'create');
  return [
    ...lines,
    ...(lines.length > 0 ? [''] : []),
    ...(strays.length > 0 ? [`Your client called unknown paths: ${strays.join(', ')}.`] : []),
    VERDICTS.map((verdict) => `${verdict} ${counted(cases, verdict)}`).join(', '),
    `Of ${created.length} pieces it would have printed ${counted(created, 'twice')} twice, lost ${counted(created, 'lost')} and lied about ${counted(created, 'lie')}.`,
  ].join('\n');
}

/** Several clients compared, as Markdown. */
export function comparison(clients: Readonly<Record<string, readonly ClientCase[]>>): string {
  const names = Object.keys(clients);
  const rows = (clients[names[0] ?? ''] ?? []).map(({ step, fault }) => {
    const cells = names.map((name) => {
      const verdict = clients[name]?.find((each) => each.step === step && each.fault === fault)?.verdict ?? '';
      return verdict === 'right' || verdict === 'unsure' ? verdict : `**${verdict}**`;
    });
    return `| ${step} | ${fault} | ${cells.join(' | ')} |`;
  });
  const totals = VERDICTS.map(
    (verdict) => `| | ${verdict} in all | ${names.map((name) => counted(clients[name] ?? [], verdict)).join(' | ')} |`,
  );
  return [
    `| step | what goes wrong | ${names.join(' | ')} |`,
    `|---|---|${names.map(() => '---|').join('')}`,
    ...rows,
    ...totals,
  ].join('\n');
}
