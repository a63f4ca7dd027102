import { type CodedField, describeCode, syntheticFields } from '@direct-mail/us-address/codes';
import { CodeWord } from '../../components/page/code-word.tsx';
import { Isolated } from '../../components/page/isolated.tsx';
import { Panel } from '../../components/page/panel.tsx';

type Part = Readonly<Record<string, string | number>>;

export interface StandardizedAddress {
  readonly address_line1: string;
  readonly address_line2: string;
  readonly city: string;
  readonly state: string;
  readonly zip_code: string;
  readonly address_components: Part;
  readonly usps_analysis: Part;
  readonly metadata: Part;
}

const parts = [
  ['address_components', 'Components'],
  ['usps_analysis', 'Analysis'],
  ['metadata', 'Metadata'],
] as const;

interface Props {
  readonly result: StandardizedAddress | undefined;
  /** As typed. */
  readonly asked: string;
}

/** The lines of the address as printed. */
export function linesOf({ address_line1, address_line2, city, state, zip_code }: StandardizedAddress): string[] {
  return [address_line1, address_line2, [city, state, zip_code].filter(Boolean).join(' ')].filter(Boolean);
}

/** Whether mail is deliverable there, in the words of the code that the mock made up. */
export function verdictOf({ usps_analysis }: StandardizedAddress): string {
  const code = String(usps_analysis['dpv_return_code'] ?? '');
  return (
    (code === '' ? '' : describeCode('dpv_return_code', code)[0]?.meaning) ||
    'The response does not say whether mail is deliverable.'
  );
}

/** The response in its four parts; invented values are marked. */
export function AddressResult({ result, asked }: Props) {
  if (result === undefined) return null;
  return (
    <>
      <div className="label-beside">
        <address className="label" aria-label="Standardized address">
          {linesOf(result).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <div className="verdict">
          <span className="sub">
            Typed: <Isolated>{asked}</Isolated>
          </span>
          <b>{verdictOf(result)}</b>
          <span className="sub">
            Deliverability is made up, but always the same for an address; so are the fields with * below. The spelling
            and the place are real.
          </span>
        </div>
      </div>
      <div className="three">
        {parts.map(([name, title]) => (
          <Panel key={name} title={title}>
            <table className="compare">
              <tbody>
                {Object.entries(result[name]).map(([field, value]) => (
                  <tr key={field}>
                    <th scope="row" className="mono">
                      <CodeWord>{field}</CodeWord>
                      {syntheticFields.includes(`${name}.${field}`) && (
                        <span title="Made up: stable and plausible, but not a fact">*</span>
                      )}
                    </th>
                    <td>
                      {value === '' ? '–' : value}
                      <Meanings field={field} value={value} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Panel>
        ))}
      </div>
    </>
  );
}

function Meanings({ field, value }: { readonly field: string; readonly value: string | number }) {
  if (typeof value !== 'string' || value === '') return null;
  const meanings = describeCode(field as CodedField, value).filter(({ meaning }) => meaning !== '');
  return meanings.map(({ code, meaning }) => (
    <span key={code} className="sub meaning">
      <b>{code}</b> {meaning}
    </span>
  ));
}
