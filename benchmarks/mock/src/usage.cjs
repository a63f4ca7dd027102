// Loaded into every server: it says how much processor time and memory it took, to its parent or on SIGUSR2.
function usage() {
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  const sockets = process.getActiveResourcesInfo().filter((each) => each.includes('TCPSocket')).length;
  return { cpu: user + system, rss, heapUsed, sockets };
}
process.on('SIGUSR2', () => require('node:fs').writeSync(2, `cpu ${usage().cpu}\n`));
if (process.send !== undefined) {
  process.on('message', (question) => {
    if (question === 'collect') globalThis.gc();
    process.send(usage());
  });
  process.on('disconnect', () => process.exit(0));
}
