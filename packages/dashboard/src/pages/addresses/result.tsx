import { type CodedField, describeCode, syntheticFields } from '@direct-mail/us-address/codes';
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

/** The answer in its four parts; a mark on what is made up. */
export function AddressResult({ result }: { readonly result: StandardizedAddress | undefined }) {
  if (result === undefined) return null;
  const { address_line1, address_line2, city, state, zip_code } = result;
  return (
    <>
      <address className="label" aria-label="Standardized address">
        {[address_line1, address_line2, [city, state, zip_code].filter(Boolean).join(' ')]
          .filter(Boolean)
          .map((line) => (
            <span key={line}>{line}</span>
          ))}
      </address>
      <div className="three">
        {parts.map(([name, title]) => (
          <Panel key={name} title={title}>
            <table className="compare">
              <tbody>
                {Object.entries(result[name]).map(([field, value]) => (
                  <tr key={field}>
                    <th scope="row" className="mono">
                      {field}
                      {syntheticFields.includes(`${name}.${field}`) && (
                        <span title="Made up: stable and plausible, but no fact">*</span>
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
      <p className="sub">* Made up by the mock: stable for an address and plausible, but no fact.</p>
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
