import { hostname } from 'node:os';
import type { Ran } from '../../../packages/cli/test/fake-io.ts';
import type { CaseWorld } from './world.ts';

/** A call and what came of it, as it is kept. */
export function drawCall(argv: readonly string[], { code, out, err, asked, bytes }: Ran, world?: CaseWorld): string {
  const shown = `direct-mail ${argv.map((word) => (/^[\w./:=@{}-]+$/.test(word) ? word : JSON.stringify(word))).join(' ')}`;
  const parts = [
    shown,
    `exit ${code}`,
    ...(asked.length > 0 ? [`asked ${asked.map((text) => JSON.stringify(text)).join(', ')}`] : []),
    ...(bytes ? [`bytes ${bytes.length}`] : []),
    `stdout ${out === '' ? 'empty' : `\n${out}`}`,
    `stderr ${err === '' ? 'empty' : `\n${err}`}`,
  ];
  return plain(parts.join('\n'), world);
}

/** What differs from run to run, in as many letters where that matters to a table. */
function plain(text: string, world?: CaseWorld): string {
  // Of a line that is drawn over and over, the last.
  let same = text
    .replaceAll('\u001b', '␛')
    .replaceAll('\r', '␍')
    .replaceAll(/(?:␛\[J[^␍␛\n]*␍)+/g, '');
  if (world) {
    const { host } = new URL(world.url);
    same = same.replaceAll(world.receiver, 'http://receiver/hooks');
    same = same.replaceAll(world.home, '/home').replaceAll(world.url, 'http://mock').replaceAll(host, 'mock');
  }
  return (
    same
      .replaceAll(/localhost-\d+/g, 'localhost-0')
      .replaceAll(
        /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g,
        '00000000-0000-0000-0000-000000000000',
      )
      .replaceAll(/\b[0-9a-f]{64}\b/g, '0'.repeat(64))
      .replaceAll(/\b[0-9a-f]{40}\b/g, '0'.repeat(40))
      .replaceAll(/\b[0-9a-f]{32}\b/g, '0'.repeat(32))
      .replaceAll(/\b\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z/g, '2026-01-01T00:00:00.000Z')
      .replaceAll(/\b\d{4}-\d{2}-\d{2}T[\d:.]*…/g, '2026-01-01T0…')
      .replaceAll(/\b\d{4}-\d{2}-\d{2} \d{2}:\d{2}Z/g, '2026-01-01 00:00Z')
      .replaceAll(/^(direct-mail stats --month )\d{4}-\d{2}\n/g, (_all, before) => `${before}2026-11\n`)
      .replaceAll(/(?<![[.])\b(?=[0-9a-z]*[a-z])[0-9a-hj-km-np-tv-z]{10}\b/g, 'run0000000')
      .replaceAll(/\b\d+(\.\d+)?\/s\b/g, '0/s')
      .replaceAll(/\blisten-[0-9a-f]{8}\b/g, 'listen-00000000')
      .replaceAll(/127\.0\.0\.1:\d{4,5}\b/g, '127.0.0.1:4010')
      .replaceAll(/^\d\d:\d\d:\d\d /gm, '00:00:00 ')
      .replaceAll(/\b\d+ ms\b/g, '1 ms')
      .replaceAll(/^(http:\/\/receiver\/hooks +200 +)\d+$/gm, (_all, before) => `${before}1`)
      // How long a drawn file is belongs to who draws it.
      .replaceAll(/^((?:␛\[1m)? *"?bytes"?:? *(?:␛\[22m)? *)\d{4,}$/gm, '$100000')
      // How little two renderers differ belongs to the browser that is there.
      .replaceAll(/^((?:front|back)\s+)0(?:\.00\d\d\b| {5})/gm, (_all, before) => `${before}0.0010`)
      .replaceAll(/("difference": ?)0(?:\.00\d+|(?=,))/g, (_all, before) => `${before}0.001`)
      .replaceAll(/^0\.\d % (of the (?:front|back) differs: both)/gm, '0.1 % $1')
      .replaceAll(hostname(), 'machine')
      .replaceAll(/"(duration_ms|milliseconds)": ?[\d.]+/g, '"$1":0')
      .replaceAll(/"at": \d+/g, '"at": 0')
      .replaceAll(/direct-mail-sdk\/[\d.]+/g, 'direct-mail-sdk/0.0.0')
      .replaceAll(process.versions.node, '24.0.0')
  );
}
