/** Files as people have them: what is wrong with each, and the words that name the place and what to do. */
export interface BrokenFile {
  name: string;
  content: string | Uint8Array;
  /** In the error, or in the message of a problem. */
  says: RegExp;
  file?: string;
  options?: { delimiter?: string; encoding?: string; columns?: readonly string[] };
  map?: Record<string, string>;
}

const heading = 'name,address,city,state,zip';
const good = 'Ada Lovelace,100 Main St,Mountain View,CA,94041';
const file = (...rows: string[]): string => `${[heading, good, ...rows].join('\n')}\n`;
const headed = (headings: string): string => `${headings}\n${good}\n`;
const utf16 = (text: string, swap: boolean): Uint8Array => {
  const bytes = Buffer.from(text, 'utf16le');
  return new Uint8Array(swap ? bytes.swap16() : bytes);
};
const latin = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'));
const hex = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'hex'));
const zip = (value: string): string => file(`Bo,5 Oak Ave,Mountain View,CA,${value}`);
const address = (value: string): string => file(`Bo,${value},Mountain View,CA,94041`);

export const broken: readonly BrokenFile[] = [
  { name: 'empty', content: '', says: /is empty: expected a line of headings/ },
  { name: 'blank lines only', content: '\n\n  \n', says: /nothing but blank lines/ },
  { name: 'a mark and nothing else', content: hex('efbbbf'), says: /blank lines|no rows/ },
  { name: 'headings only', content: `${heading}\n`, says: /no rows below its headings/ },
  { name: 'no headings', content: `${good}\n${good}\n`, says: /row 1 looks like data, not like headings/ },
  { name: 'an e-mail address as heading', content: 'ada@example.com,b\nx,y\n', says: /row 1 looks like data/ },
  {
    name: 'doubled headings',
    content: headed('name,address,city,state,city'),
    says: /columns 3 and 5 of row 1 have the same heading/,
  },
  {
    name: 'headings doubled but for case',
    content: headed('name,Address,city,state,address'),
    says: /columns 2 and 5 of row 1/,
  },
  { name: 'a heading missing', content: headed('name,,city,state,zip'), says: /column 2 of row 1 has no heading/ },
  {
    name: 'no column of addresses',
    content: headed('name,colour,city,state,zip'),
    says: /no column holds the recipient's address_1: name it with map/,
  },
  {
    name: 'no column of ZIPs',
    content: headed('name,address,city,state,colour'),
    says: /no column holds the recipient's postal_code/,
  },
  {
    name: 'no column of states',
    content: headed('name,address,city,colour,zip'),
    says: /no column holds the recipient's state/,
  },
  {
    name: 'the wrong delimiter given',
    content: file(),
    options: { delimiter: ';' },
    says: /no column holds the recipient's address_1/,
  },
  {
    name: 'a delimiter of two characters',
    content: file(),
    options: { delimiter: '||' },
    says: /delimiter must be one character/,
  },
  {
    name: 'map names a column that is not there',
    content: file(),
    map: { city: 'Ort' },
    says: /map names the column "Ort" for city, which does not exist; the columns are/,
  },
  {
    name: 'map names a field that is not there',
    content: file(),
    map: { town: 'city' },
    says: /there is no field town; there are full_name/,
  },
  { name: 'a directory', file: '.', content: '', says: /is a directory: name a file in it/ },
  { name: 'no such file', file: 'nowhere.csv', content: '', says: /there is no such file/ },
  {
    name: 'a workbook',
    content: hex('504b030414000600080000002100'),
    says: /a workbook or a ZIP archive: open it and save the sheet as CSV/,
  },
  { name: 'an old workbook', content: hex('d0cf11e0a1b11ae1'), says: /an old Excel workbook/ },
  { name: 'gzip', content: hex('1f8b0800000000000003'), says: /compressed with gzip: decompress it first/ },
  { name: 'a PDF', content: '%PDF-1.7 …', says: /is a PDF/ },
  { name: 'a picture', content: hex('89504e470d0a1a0a'), says: /is a picture/ },
  {
    name: 'UTF-16 without a mark',
    content: utf16(file(), false),
    says: /UTF-16 without a byte order mark; for UTF-16 give \{ encoding: 'utf-16le' \}/,
  },
  {
    name: 'a name that no envelope holds',
    content: file(`${'Bo'.repeat(80)},5 Oak Ave,Mountain View,CA,94041`),
    says: /row 3, column name: the cell has 160 characters, more than a line of an address holds/,
  },
  {
    name: 'a space without a width in a city',
    content: file('Bo,5 Oak Ave,Mountain\u200b View,CA,94041'),
    says: /row 3, column city: the cell holds an invisible character: delete it/,
  },
  { name: 'zero bytes', content: `${file()}${'\u0000'.repeat(40)}`, says: /zero bytes: it is binary/ },
  {
    name: 'a zero byte in a cell',
    content: file('Bo\u0000,5 Oak Ave,Mountain View,CA,94041'),
    says: /row 3, column name: the cell holds a control character/,
  },
  {
    name: 'windows-1252 read as UTF-8',
    content: latin(file('José,5 Oak Ave,Mountain View,CA,94041')),
    says: /in line 3 \(byte 80\) there are bytes that are not UTF-8: name its encoding, such as \{ encoding: 'windows-1252' \}/,
  },
  {
    name: 'an encoding that is none',
    content: file(),
    options: { encoding: 'klingon' },
    says: /there is no encoding "klingon"; known are/,
  },
  {
    name: 'UTF-8 declared as UTF-16',
    content: `${file()}x`,
    options: { encoding: 'utf-16le' },
    says: /column|bytes that are not utf-16le|no column/,
  },
  {
    name: 'a quotation mark never closed',
    content: file('"Bo,5 Oak Ave,Mountain View,CA,94041'),
    says: /row 3 \(line \d+\): a quotation mark is opened and never closed/,
  },
  {
    name: 'text behind a closing mark',
    content: file('"Bo" x,5 Oak Ave,Mountain View,CA,94041'),
    says: /row 3 .*closing quotation mark/,
  },
  {
    name: 'a mark inside of a value',
    content: file('Bo "The Boss" Li,5 Oak Ave,Mountain View,CA,94041'),
    says: /row 3 .*quotation mark inside a value/,
  },
  {
    name: 'a row of two megabytes',
    content: file(`"${'x'.repeat(2_000_000)}`),
    says: /row 3 .*longer than 1048576 characters/,
  },
  {
    name: 'a value too many',
    content: file('Bo,5 Oak Ave, Apt 2,Mountain View,CA,94041'),
    says: /row 3: the row has more values \(6\) than there are columns \(5\): a value with the delimiter in it needs quotes/,
  },
  {
    name: 'a value too few',
    content: file('Bo,5 Oak Ave,Mountain View,CA'),
    says: /row 3: the row has fewer values \(4\) than there are columns \(5\)/,
  },
  {
    name: 'columns shifted to the right',
    content: file('Bo,,5 Oak Ave,Mountain View,CA'),
    says: /row 3, column (address|zip)/,
  },
  {
    name: 'columns shifted to the left',
    content: file('5 Oak Ave,Mountain View,CA,94041,'),
    says: /row 3, column state: a state is expected, got 5 digits: are the columns shifted/,
  },
  {
    name: 'state and ZIP exchanged',
    content: file('Bo,5 Oak Ave,Mountain View,94041,CA'),
    says: /row 3, column state: a state is expected/,
  },
  {
    name: 'city and ZIP exchanged',
    content: file('Bo,5 Oak Ave,94041,CA,Mountain View'),
    says: /row 3, column city: a city is expected, got 5 digits/,
  },
  {
    name: 'a leading zero lost',
    content: file('Bo,5 Main St,Boston,MA,2134'),
    says: /row 3, column zip: the spreadsheet dropped a leading zero: the ZIP is sent with it/,
  },
  {
    name: 'a leading zero lost, of a ZIP of another city',
    content: file('Bo,5 Main St,Denver,CO,2134'),
    says: /row 3, column zip: a ZIP has 5 digits, got 4: the spreadsheet dropped a leading zero; format the column as text/,
  },
  {
    name: 'two leading zeros lost',
    content: file('Bo,5 Main St,Holtsville,NY,501'),
    says: /row 3, column zip: the spreadsheet dropped a leading zero: the ZIP is sent with it/,
  },
  {
    name: 'a leading zero of a ZIP+4 lost',
    content: zip('21340001'),
    says: /row 3, column zip: a ZIP\+4 has 9 digits, got 8/,
  },
  { name: 'a ZIP as decimal, its zero lost', content: zip('2134.0'), says: /row 3, column zip: .*leading zero/ },
  {
    name: 'a ZIP read as a date',
    content: zip('1/3/2041'),
    says: /row 3, column zip: the spreadsheet made a date of the ZIP/,
  },
  {
    name: 'a ZIP read as a month',
    content: zip('Mar-41'),
    says: /row 3, column zip: the spreadsheet made a date of the ZIP/,
  },
  {
    name: 'a ZIP+4 read as a date',
    content: zip('2041-03-01'),
    says: /row 3, column zip: the spreadsheet made a date/,
  },
  { name: 'a ZIP rounded', content: zip('9.4041E+8'), says: /row 3, column zip: the spreadsheet rounded the ZIP/ },
  {
    name: 'a ZIP of letters',
    content: zip('ABCDE'),
    says: /row 3, column zip: a ZIP of 5 digits or ZIP\+4 is expected, got a word of 5 letters/,
  },
  {
    name: 'a ZIP of another country',
    content: zip('SW1A 1AA'),
    says: /row 3, column zip: a ZIP of 5 digits or ZIP\+4 is expected/,
  },
  { name: 'no ZIP', content: zip(''), says: /row 3, column zip: postal_code is empty/ },
  { name: 'no city', content: file('Bo,5 Oak Ave,,CA,94041'), says: /row 3, column city: city is empty/ },
  { name: 'no address', content: address(''), says: /row 3, column address: address_1 is empty/ },
  { name: 'a formula', content: address('=A2&B2'), says: /row 3, column address: the cell holds a formula/ },
  {
    name: 'a formula with @',
    content: file('@SUM(A1),5 Oak Ave,Mountain View,CA,94041'),
    says: /row 3, column name: the cell holds a formula/,
  },
  {
    name: 'an error of a formula',
    content: address('#REF!'),
    says: /row 3, column address: the cell holds a spreadsheet error/,
  },
  {
    name: 'nothing found',
    content: file('#N/A,5 Oak Ave,Mountain View,CA,94041'),
    says: /row 3, column name: the cell holds a spreadsheet error/,
  },
  {
    name: 'an address read as a date',
    content: address('10-12-2041'),
    says: /row 3, column address: the spreadsheet made a date of the address/,
  },
  {
    name: 'letters lost in a conversion',
    content: file('Jos\ufffd,5 Oak Ave,Mountain View,CA,94041'),
    says: /row 3, column name: a letter was lost/,
  },
  {
    name: 'UTF-8 read as windows-1252',
    content: file('JosÃ©,5 Oak Ave,Mountain View,CA,94041'),
    says: /row 3, column name: letters were read in the wrong encoding/,
  },
  {
    name: 'a control character',
    content: file('Bo\u0007,5 Oak Ave,Mountain View,CA,94041'),
    says: /row 3, column name: the cell holds a control character/,
  },
  {
    name: 'a street without a number',
    content: address('Oak Ave'),
    says: /row 3: The street has no house number: fix the address/,
  },
  { name: 'a box without a number', content: address('PO Box'), says: /row 3: .*number/ },
  { name: 'no such place', content: file('Bo,5 Oak Ave,Nowhereville,CA,00000'), says: /row 3: No such place/ },
  {
    name: 'an e-mail address that is none',
    content: `${heading},email\n${good},ada@example\n`,
    says: /row 2, column email: an e-mail address is expected/,
  },
  {
    name: 'a tag that was not filled in',
    content: file('{{ name }},5 Oak Ave,Mountain View,CA,94041'),
    says: /row 3, column Name: the cell holds \{\{ or \{%, which would be printed/i,
  },
  {
    name: 'a mark that turns letters around',
    content: file('\u202eBo Li,5 Oak Ave,Mountain View,CA,94041'),
    says: /row 3, column Name: the cell holds an invisible mark/i,
  },
  {
    name: 'a line break in a name',
    content: file('"Bo\nLi",5 Oak Ave,Mountain View,CA,94041'),
    says: /row 3, column Name: the cell holds a line break/i,
  },
  {
    name: 'columns of no known name',
    content: 'a,b,c,d,e\n1,2,3,4,5\n',
    says: /no column holds the recipient's city: .*; the columns are a, b, c, d, e$/,
  },
  { name: 'JSONL: not JSON', file: 'x.jsonl', content: '{"name":"Ada"\n', says: /row 1 is not JSON/ },
  {
    name: 'JSONL: one array',
    file: 'x.jsonl',
    content: '[\n{"a":1}\n]\n',
    says: /one JSON array; write one object on each line/,
  },
  {
    name: 'JSONL: one array on one line',
    file: 'x.jsonl',
    content: '[{"a":1}]\n',
    says: /got an array: write one object on each line/,
  },
  {
    name: 'JSONL: an address in parts',
    file: 'x.jsonl',
    content: '{"name":"Ada","address":{"line1":"5 Oak Ave"},"city":"Mountain View","state":"CA","zip":"94041"}\n',
    says: /row 1, column address: a text is expected, got an object, which would be printed as JSON/,
  },
  { name: 'JSONL: a number', file: 'x.jsonl', content: '5\n', says: /row 1 must be a JSON object; got number/ },
];

const person = { name: 'Ada Lovelace', address: '100 Main St', city: 'Mountain View', state: 'CA', zip: '94041' };

/** Files in which nothing is wrong. */
export const fine: readonly Omit<BrokenFile, 'says'>[] = [
  { name: 'plain', content: file() },
  { name: 'Windows line ends', content: file().replaceAll('\n', '\r\n') },
  { name: 'no line end at the end', content: file().trimEnd() },
  { name: 'a UTF-8 mark', content: `\ufeff${file()}` },
  { name: 'UTF-16, little endian, with a mark', content: utf16(`\ufeff${file()}`, false) },
  { name: 'UTF-16, big endian, with a mark', content: utf16(`\ufeff${file()}`, true) },
  {
    name: 'windows-1252, declared',
    content: latin(file('José,5 Oak Ave,Mountain View,CA,94041')),
    options: { encoding: 'windows-1252' },
  },
  { name: 'semicolons', content: file().replaceAll(',', ';') },
  { name: 'tabs', content: file().replaceAll(',', '\t') },
  { name: 'bars', content: file().replaceAll(',', '|') },
  { name: 'blank lines between', content: file().replaceAll('\n', '\n\n') },
  {
    name: 'quoted delimiters, marks and line ends',
    content: file('"Bo ""The Boss"" Li, Jr.","5 Oak Ave\nApt 2",Mountain View,CA,94041'),
  },
  { name: 'empty columns at the end', content: file().replaceAll('\n', ',,\n') },
  { name: 'a ZIP+4', content: zip('94041-1234') },
  { name: 'a ZIP+4 without its hyphen', content: zip('940411234') },
  { name: 'a ZIP as decimal', content: zip('94041.0') },
  { name: 'a state by its name', content: file('Bo,5 Oak Ave,Mountain View,California,94041') },
  { name: 'letters of other alphabets', content: file('Łukasz Ærø 李,5 Oak Ave,Mountain View,CA,94041') },
  { name: 'a box', content: address('PO Box 12') },
  { name: 'a leading zero', content: file('Bo,5 Main St,Boston,MA,02134') },
  {
    name: 'headings of another program',
    content: `Contact Name,Mailing Address,Town,State Code,ZIP/Postal Code\n${good}\n`,
  },
  { name: 'Excel’s line that names the delimiter', content: `sep=;\r\n${file().replaceAll(',', ';')}` },
  { name: 'German headings', content: `Vorname;Straße;Ort;Bundesstaat;PLZ\n${good.replaceAll(',', ';')}\n` },
  { name: 'columns named apart', content: `${good}\n`, options: { columns: heading.split(',') } },
  {
    name: 'JSONL',
    file: 'x.jsonl',
    content: `${JSON.stringify(person)}\n\n${JSON.stringify({ ...person, name: 'Bo' })}\n`,
  },
];
