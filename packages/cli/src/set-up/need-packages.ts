import { UsageError } from '@direct-mail/terminal/failure';

const versions = {
  pg: '^8.16.0',
  '@direct-mail/previews': '',
  '@modelcontextprotocol/server': '^2.4.0',
} as const;

/** Packages not installed with the command line, because few need them. */
export type ExtraPackage = keyof typeof versions;

/** @throws UsageError with the command that installs what is missing, for the way this program was installed */
export async function needPackages(names: readonly ExtraPackage[]): Promise<void> {
  const missing: ExtraPackage[] = [];
  for (const name of names) {
    // Resolved, not imported: an installed but broken package should report its own error.
    if (!isInstalled(name)) missing.push(name);
  }
  if (missing.length === 0) return;
  throw new UsageError(
    `this needs ${missing.join(' and ')}, which ${missing.length === 1 ? 'is' : 'are'} not installed with direct-mail`,
    `Install: ${installLine(missing, import.meta.url)}`,
  );
}

/** The command that makes packages available to a program at `place`. */
export function installLine(names: readonly ExtraPackage[], place: string): string {
  const quoted = names.map((name) => (versions[name] === '' ? name : `"${name}@${versions[name]}"`));
  if (place.includes('/_npx/')) {
    return `npx ${['@direct-mail/cli', ...quoted].map((name) => `-p ${name}`).join(' ')} direct-mail …`;
  }
  const everywhere = /\/lib\/node_modules\/|\/npm\/node_modules\//.test(place);
  return `npm install ${everywhere ? '-g ' : ''}${quoted.join(' ')}`;
}

export function isInstalled(name: string): boolean {
  try {
    import.meta.resolve(name);
    return true;
  } catch {
    return false;
  }
}
