import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const file = (kind: 'dbf' | 'shp'): Uint8Array => {
  const name = `../fixtures/addrfeat/tl_2021_30059_addrfeat.${kind}.gz`;
  return new Uint8Array(gunzipSync(readFileSync(new URL(name, import.meta.url))));
};

/** Meagher County, Montana: the Census Bureau's ADDRFEAT files of 2021, public domain. */
export const county = { dbf: file('dbf'), shp: file('shp') };
