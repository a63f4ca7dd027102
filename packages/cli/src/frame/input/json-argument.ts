const fieldList = /^[a-z_][a-z0-9_.]*(,[a-z_][a-z0-9_.]*)*$/;

/** `--json` takes the next word only if that is a list of fields, so that `--json ID` does not consume an id. */
export function settleJson(argv: readonly string[]): string[] {
  return argv.map((word, at) => {
    if (word !== '--json' || argv.slice(0, at).includes('--')) return word;
    const next = argv[at + 1];
    return next === undefined || fieldList.test(next) ? word : '--json=';
  });
}
