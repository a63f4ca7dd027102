const fieldList = /^[a-z_][a-z0-9_.]*(,[a-z_][a-z0-9_.]*)*$/;

/** `--json` takes the word after it only where that is a list of fields, so that `--json ID` does not swallow an id. */
export function settleJson(argv: readonly string[]): string[] {
  return argv.map((word, at) => {
    if (word !== '--json' || argv.slice(0, at).includes('--')) return word;
    const next = argv[at + 1];
    return next === undefined || fieldList.test(next) ? word : '--json=';
  });
}
