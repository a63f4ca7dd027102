/** Before Node.js 24, SQLite comes with a warning that is of no use to a user: standard error is for what is. */
export function quietSqlite(): void {
  const warn = process.emitWarning.bind(process) as (warning: string | Error, ...more: unknown[]) => void;
  process.emitWarning = (warning: string | Error, ...more: unknown[]): void => {
    const text = typeof warning === 'string' ? warning : warning.message;
    if (!text.startsWith('SQLite is an experimental feature')) warn(warning, ...more);
  };
}
