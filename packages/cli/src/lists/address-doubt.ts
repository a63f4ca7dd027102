import {
  type AddressExplanation,
  type AddressFields,
  type FieldExplanation,
  type StandardizedLines,
  stateNamed,
} from '@direct-mail/us-address';

/** Why an address may not be the one meant, and which of its parts stay as sent. */
export interface Doubt {
  readonly problem: string;
  readonly kept: ReadonlySet<string>;
  /** The standardizer's alternatives, for the column of reasons. */
  readonly why: readonly string[];
}

const place = new Set(['city', 'state', 'zip_code']);

const contradiction = 'The ZIP is not in the city and state: one of them is wrong';
const noZip = 'The ZIP is missing, and the city has several: it has to be asked for';
const otherScript = 'Letters of another script were left out: the street may be another without them';

/** A decision of the standardizer that may be wrong; undefined if it is certain. */
export function doubtOf(input: AddressFields, { result, fields }: AddressExplanation): Doubt | undefined {
  const of = (name: string): FieldExplanation | undefined => fields.find(({ field }) => field === name);
  const [line, city, state, zip] = ['address_line1', 'city', 'state', 'zip_code'].map(of);
  // If city and state were sent, the ZIP alone does not change them.
  // A misspelt state is a state, too, although the standardizer read it as none.
  const named = stateNamed(input.state ?? '');
  const isOther = named !== undefined && named !== result.state;
  if (city?.rule === 'city_of_zip' || isOther || (state?.rule === 'state_of_zip' && state.before !== '')) {
    return { problem: contradiction, kept: place, why: [placeOfZip(result)] };
  }
  if (zip?.rule === 'zip_one_of_several') {
    return { problem: noZip, kept: new Set(['zip_code']), why: [`zip_code: ${zip.rule}`] };
  }
  if (line?.rule === 'other_script' || of('address_line2')?.rule === 'other_script')
    return { problem: otherScript, kept: new Set(), why: [] };
  return undefined;
}

/** The doubt that remains if the service decided: it may know a street's ZIP, but does not change the place either. */
export function movedBy(input: AddressFields, own: AddressExplanation, result: StandardizedLines): Doubt | undefined {
  const doubt = doubtOf(input, own);
  if (doubt?.kept !== place) return undefined;
  const sent = (name: string): string => own.fields.find(({ field }) => field === name)?.before ?? '';
  const stays = (name: 'city' | 'state'): boolean => sent(name).toUpperCase() === result[name].toUpperCase();
  return stays('city') && stays('state') ? undefined : { ...doubt, why: [placeOfZip(result)] };
}

const placeOfZip = ({ zip_code, city, state }: StandardizedLines): string =>
  `zip_code: ${zip_code} is ${city}, ${state}`;
