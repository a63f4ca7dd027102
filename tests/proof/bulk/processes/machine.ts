import './machine-clock.ts';

/** One machine of the proof that runs `direct-mail` with the arguments given to this script. */

// What it says first, it says once it works.
const { stdout, stderr } = process;
for (const stream of [stdout, stderr]) {
  const write = stream.write.bind(stream) as (...given: unknown[]) => boolean;
  stream.write = (...given: unknown[]) => {
    if (process.connected) process.send?.('started');
    return write(...given);
  };
}
// With the harness gone it has nothing to prove.
process.once('disconnect', () => process.exit());
// To listen for that keeps a process alive that has ended its work.
process.channel?.unref();
await import('../../../../packages/cli/src/main.ts');
