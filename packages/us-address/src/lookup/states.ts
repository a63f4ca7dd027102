/** Postal state codes [Pub 28 App. B], in the order in which the table numbers them. */
export const stateCodes: readonly string[] = (
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD ' +
  'TN TX UT VT VA WA WV WI WY PR VI GU AS MP FM MH PW AA AE AP'
).split(' ');

/** Names, in the order of the codes. */
export const stateNames: readonly string[] = (
  'ALABAMA,ALASKA,ARIZONA,ARKANSAS,CALIFORNIA,COLORADO,CONNECTICUT,DELAWARE,DISTRICT OF COLUMBIA,FLORIDA,GEORGIA,HAWAII,IDAHO,' +
  'ILLINOIS,INDIANA,IOWA,KANSAS,KENTUCKY,LOUISIANA,MAINE,MARYLAND,MASSACHUSETTS,MICHIGAN,MINNESOTA,MISSISSIPPI,MISSOURI,MONTANA,' +
  'NEBRASKA,NEVADA,NEW HAMPSHIRE,NEW JERSEY,NEW MEXICO,NEW YORK,NORTH CAROLINA,NORTH DAKOTA,OHIO,OKLAHOMA,OREGON,PENNSYLVANIA,' +
  'RHODE ISLAND,SOUTH CAROLINA,SOUTH DAKOTA,TENNESSEE,TEXAS,UTAH,VERMONT,VIRGINIA,WASHINGTON,WEST VIRGINIA,WISCONSIN,WYOMING,' +
  'PUERTO RICO,VIRGIN ISLANDS,GUAM,AMERICAN SAMOA,NORTHERN MARIANA ISLANDS,FEDERATED STATES OF MICRONESIA,MARSHALL ISLANDS,PALAU,' +
  'ARMED FORCES AMERICAS,ARMED FORCES EUROPE,ARMED FORCES PACIFIC'
).split(',');

/** Common spellings of states other than code and name. */
const others: Readonly<Record<string, string>> = {
  ALA: 'AL',
  ARIZ: 'AZ',
  ARK: 'AR',
  CAL: 'CA',
  CALIF: 'CA',
  COLO: 'CO',
  CONN: 'CT',
  DEL: 'DE',
  FLA: 'FL',
  ILL: 'IL',
  IND: 'IN',
  KANS: 'KS',
  KEN: 'KY',
  MASS: 'MA',
  MICH: 'MI',
  MINN: 'MN',
  MISS: 'MS',
  MONT: 'MT',
  NEB: 'NE',
  NEBR: 'NE',
  NEV: 'NV',
  OKLA: 'OK',
  ORE: 'OR',
  OREG: 'OR',
  PENN: 'PA',
  PENNA: 'PA',
  TENN: 'TN',
  TEX: 'TX',
  VIRG: 'VA',
  WASH: 'WA',
  WISC: 'WI',
  WIS: 'WI',
  WYO: 'WY',
  'N Y': 'NY',
  'N J': 'NJ',
  'N C': 'NC',
  'S C': 'SC',
  'N D': 'ND',
  'S D': 'SD',
  'N H': 'NH',
  'N M': 'NM',
  'R I': 'RI',
  'D C': 'DC',
  'W V': 'WV',
  'P R': 'PR',
  'W VA': 'WV',
  'N CAROLINA': 'NC',
  'S CAROLINA': 'SC',
  'NO CAROLINA': 'NC',
  'SO CAROLINA': 'SC',
  'N CAR': 'NC',
  'S CAR': 'SC',
  'N DAKOTA': 'ND',
  'S DAKOTA': 'SD',
  'N DAK': 'ND',
  'S DAK': 'SD',
  'N MEX': 'NM',
  'NEW MEX': 'NM',
  'N HAMPSHIRE': 'NH',
  'N JERSEY': 'NJ',
  'W VIRGINIA': 'WV',
  'US VIRGIN ISLANDS': 'VI',
  'U S VIRGIN ISLANDS': 'VI',
  PUERTORICO: 'PR',
};

/** State index by code, name or another spelling, upper case, words joined by one space. */
export const stateByName: ReadonlyMap<string, number> = new Map([
  ...stateCodes.map((code, index): [string, number] => [code, index]),
  ...stateNames.map((name, index): [string, number] => [name, index]),
  ...Object.entries(others).map(([name, code]): [string, number] => [name, stateCodes.indexOf(code)]),
]);

const longNames = [...stateByName.keys()].filter((name) => name.includes(' '));
/** The last words of the names that have several. */
export const stateNameEnds: ReadonlySet<string> = new Set(
  longNames.map((name) => name.slice(name.lastIndexOf(' ') + 1)),
);
export const longestStateName: number = Math.max(...longNames.map((name) => name.split(' ').length));

/** The code of a state index. */
export const stateCode = (index: number): string => stateCodes[index] ?? '';

const militaryFrom = stateCodes.indexOf('AA');
export const isMilitaryState = (index: number): boolean => index >= militaryFrom;

const militaryCities = new Set(['APO', 'FPO', 'DPO']);

/** Whether a city is the kind of a military post office. */
export const isMilitaryCity = (city: readonly string[]): boolean =>
  city.length === 1 && militaryCities.has(city[0] ?? '');

export const puertoRico: number = stateCodes.indexOf('PR');
export const louisiana: number = stateCodes.indexOf('LA');
export const texas: number = stateCodes.indexOf('TX');
export const wisconsin: number = stateCodes.indexOf('WI');
