import type { Target } from '../service/options.ts';

/**
 * Last safeguard before writing: reports only describe shapes, and any token or personal data that got in is removed
 * here.
 */
export function scrubber(
  target: Pick<Target, 'token' | 'testToken' | 'addressToken' | 'controlToken' | 'webhookSecret' | 'address'>,
): (text: string) => string {
  const { token, testToken, addressToken, controlToken, webhookSecret, address } = target;
  const secrets = [token, testToken, addressToken, controlToken, webhookSecret].filter(
    (each) => each !== undefined && each.length >= 4,
  );
  const places = [address?.address_1, address?.address_2].filter((each) => each !== undefined && each.length >= 4);
  const all = [...secrets, ...places].map((each) => String(each)).sort((a, b) => b.length - a.length);
  return (text) => {
    let clean = text.replace(/[\w.+-]+@(?!example\.com\b)[\w-]+(\.[\w-]+)+/g, '[e-mail]');
    for (const each of all)
      clean = clean.replaceAll(each, '[removed]').replaceAll(JSON.stringify(each).slice(1, -1), '[removed]');
    return clean;
  };
}
