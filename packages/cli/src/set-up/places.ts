import { join } from 'node:path';
import type { Io } from '../frame/io.ts';

type Place = Pick<Io, 'env' | 'home' | 'platform'>;

/** Where profiles are kept. `DIRECT_MAIL_CONFIG_DIR` says otherwise. */
export function profilesFile({ env, home, platform }: Place): string {
  const folder = env['DIRECT_MAIL_CONFIG_DIR'];
  if (folder) return join(folder, 'profiles.json');
  if (platform === 'win32')
    return join(env['APPDATA'] ?? join(home, 'AppData', 'Roaming'), 'direct-mail', 'profiles.json');
  return join(env['XDG_CONFIG_HOME'] || join(home, '.config'), 'direct-mail', 'profiles.json');
}
