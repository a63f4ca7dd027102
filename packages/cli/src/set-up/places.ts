import { join } from 'node:path';
import type { Io } from '../frame/io.ts';

type Place = Pick<Io, 'env' | 'home' | 'platform'>;

/** The folder of ledgers, unless `DIRECT_MAIL_STATE_DIR` names another. */
export function ledgersFolder({ env, home, platform }: Place): string {
  const folder = env['DIRECT_MAIL_STATE_DIR'];
  if (folder) return join(folder, 'ledgers');
  return join(stateFolder(env, home, platform), 'direct-mail', 'ledgers');
}

function stateFolder(env: Place['env'], home: string, platform: string): string {
  if (env['XDG_STATE_HOME']) return env['XDG_STATE_HOME'];
  if (platform === 'win32') return env['LOCALAPPDATA'] || join(home, 'AppData', 'Local');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support');
  return join(home, '.local', 'state');
}

/** The folder of profiles, unless `DIRECT_MAIL_CONFIG_DIR` names another. */
export function profilesFile({ env, home, platform }: Place): string {
  const folder = env['DIRECT_MAIL_CONFIG_DIR'];
  if (folder) return join(folder, 'profiles.json');
  if (platform === 'win32')
    return join(env['APPDATA'] ?? join(home, 'AppData', 'Roaming'), 'direct-mail', 'profiles.json');
  return join(env['XDG_CONFIG_HOME'] || join(home, '.config'), 'direct-mail', 'profiles.json');
}
