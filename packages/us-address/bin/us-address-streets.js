#!/usr/bin/env node
// Committed, because npm links a bin only when its file exists at install time.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const usage = `Usage: us-address-streets FILES -o streets.pack [--coordinates blocks.pack]

Builds a street pack from ADDRFEAT files of the Census Bureau (public domain). FILES are tables such as
tl_2025_30059_addrfeat.dbf, or folders that hold them; with --coordinates the .shp beside each is read too.
Download the files of your counties at https://www.census.gov/cgi-bin/geo/shapefiles (Address Range Features), and unzip them.`;

/** @param {string} message */
function refuse(message, code = 1) {
  console.error(message);
  process.exit(code);
}

/** @param {unknown} error */
const messageOf = (error) => (error instanceof Error ? error.message : String(error));

function given() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        output: { type: 'string', short: 'o' },
        coordinates: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    return refuse(`${messageOf(error)}\n\n${usage}`, 2);
  }
}

/** @param {string} path */
function tablesIn(path) {
  if (!existsSync(path)) refuse(`${path}: there is no such file`);
  if (statSync(path).isDirectory()) {
    const names = readdirSync(path).filter((name) => name.endsWith('_addrfeat.dbf'));
    if (names.length === 0)
      refuse(`${path}: expected tables such as tl_2025_30059_addrfeat.dbf in this folder; there is none`);
    return names.sort().map((name) => join(path, name));
  }
  if (path.endsWith('.zip')) refuse(`${path}: unzip it first, and name the .dbf inside`);
  return [path];
}

const { values, positionals } = given();
if (values.help) {
  console.log(usage);
  process.exit(0);
}
if (positionals.length === 0 || values.output === undefined) refuse(usage, 2);
if (values.coordinates !== undefined && resolve(values.coordinates) === resolve(values.output ?? ''))
  refuse(`${values.coordinates}: expected another file for the coordinates than for the streets`, 2);
const program = new URL('../dist/streets.js', import.meta.url);
if (!existsSync(program)) refuse('us-address-streets is not built yet. In the repository: npm run build');
const { buildStreetPack, readAddrFeat, StreetPackError } = await import(program.href);

/** @param {readonly string[]} tables */
function* sidesOf(tables) {
  for (const table of tables) {
    const lines = table.replace(/\.dbf$/, '.shp');
    if (values.coordinates !== undefined && !existsSync(lines))
      refuse(`${lines}: not found; --coordinates needs the .shp beside each table`);
    try {
      yield* readAddrFeat(readFileSync(table), values.coordinates === undefined ? undefined : readFileSync(lines));
    } catch (error) {
      if (error instanceof StreetPackError) refuse(`${table}: ${error.message}`);
      throw error;
    }
  }
}

const { streets, coordinates, summary } = buildStreetPack(sidesOf(positionals.flatMap(tablesIn)));
try {
  writeFileSync(values.output, streets);
  if (values.coordinates !== undefined && coordinates !== undefined) writeFileSync(values.coordinates, coordinates);
} catch (error) {
  refuse(`cannot write the pack: ${messageOf(error)}`);
}
const each = (streets.length / Math.max(summary.streets, 1)).toFixed(1);
console.log(
  `${values.output}: ${summary.streets} streets in ${summary.zips} ZIPs, ${streets.length} bytes, ${each} a street`,
);
if (coordinates !== undefined) console.log(`${values.coordinates}: ${coordinates.length} bytes`);
if (summary.unread_numbers > 0)
  console.log(
    `${summary.unread_numbers} sides have house numbers that are not whole numbers: their streets are known, the numbers are not`,
  );
if (summary.unread_names > 0)
  console.log(
    `${summary.unread_names} sides are left out: their streets have other signs than letters, digits, - / and .`,
  );
