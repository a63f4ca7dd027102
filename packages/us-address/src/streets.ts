/** Which streets exist, from Census files that the user downloads. Optional: without such a pack, nothing is said about streets. */
export { readAddrFeat } from './streets/addrfeat.ts';
export { type BuiltStreetPack, buildStreetPack } from './streets/build.ts';
export type { StreetName } from './streets/format.ts';
export { openStreets, type StreetChange, type StreetCheck, type Streets } from './streets/open.ts';
export { StreetPackError, type StreetSide } from './streets/side.ts';
