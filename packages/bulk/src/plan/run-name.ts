import { fold } from '@direct-mail/contract/words/fold';

/** What a person names a run by. */
export interface RunName {
  readonly campaign_id: string;
  readonly name: string;
}

/** Equal for names that read the same: case, blanks, accents and invisible characters make no other run. */
export const nameKey = (name: string): string => fold(name).replaceAll(/\s+/g, ' ').trim();

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The name as a run of the ledger has it, whose campaign is the same: exactly, else one that reads the same; else as it was asked for. */
export function runNameOf(known: readonly RunName[], { campaign_id, name }: RunName): RunName {
  const exact = known.find((each) => each.campaign_id === campaign_id && each.name === name);
  const alike = known.find((each) => nameKey(each.name) === nameKey(name));
  const asked = { campaign_id: UUID.test(campaign_id) ? campaign_id.toLowerCase() : campaign_id, name };
  return exact ?? alike ?? asked;
}
