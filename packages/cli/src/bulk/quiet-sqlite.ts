/** Suppresses Node.js's warning about SQLite before version 24, which is of no use to a user. */
export function quietSqlite(): void {
  const warn = process.emitWarning.bind(process) as (warning: string | Error, ...more: unknown[]) => void;
  process.emitWarning = (warning: string | Error, ...more: unknown[]): void => {
    const text = typeof warning === 'string' ? warning : warning.message;
    if (!text.startsWith('SQLite is an experimental feature')) warn(warning, ...more);
  };
}
