/** The kinds of delivery lines; `unknown` if it is none of them. */
export type AddressForm =
  | 'street'
  | 'po_box'
  | 'rural_route'
  | 'highway_contract'
  | 'military'
  | 'general_delivery'
  | 'unknown';

/** The parts of a delivery line, named as in the specification's address_components; `""` if missing. */
export interface DeliveryParts {
  /** House number or box number. */
  primary_num: string;
  /** Direction before the name. */
  pre_dir: string;
  /** Street name; `PO BOX`; `RR n`; `PSC n`; `GENERAL DELIVERY`. */
  primary_name: string;
  /** Standard abbreviation [Pub 28 App. C1]. */
  suffix: string;
  /** Direction after the name. */
  post_dir: string;
  /** Unit designator [Pub 28 App. C2], or `#`. */
  unit_des: string;
  /** Number of the unit. */
  secndry_num: string;
  /** Designator of a second unit. */
  unit_des2: string;
  /** Number of a second unit. */
  secndry_num2: string;
  /** Private mailbox designator: `PMB` or `#`. */
  pmb_des: string;
  /** Private mailbox number. */
  pmb_num: string;
}

/** What a delivery line consists of. */
export interface Delivery extends DeliveryParts {
  form: AddressForm;
  /** What belongs to no component: a company, a second delivery line, an urbanization. It becomes address_line2. */
  extra: string;
}

export const emptyDelivery = (form: AddressForm = 'unknown'): Delivery => ({
  form,
  primary_num: '',
  pre_dir: '',
  primary_name: '',
  suffix: '',
  post_dir: '',
  unit_des: '',
  secndry_num: '',
  unit_des2: '',
  secndry_num2: '',
  pmb_des: '',
  pmb_num: '',
  extra: '',
});

const part = (text: string): string => (text === '' ? '' : ` ${text}`);

/** The delivery line without units and private mailbox. */
function primaryLine(d: Delivery): string {
  if (d.form === 'po_box' || d.form === 'general_delivery') return d.primary_name + part(d.primary_num);
  if (d.form === 'rural_route' || d.form === 'highway_contract' || d.form === 'military') {
    return d.primary_num === '' ? d.primary_name : `${d.primary_name} BOX ${d.primary_num}`;
  }
  return (d.primary_num + part(d.pre_dir) + part(d.primary_name) + part(d.suffix) + part(d.post_dir)).trimStart();
}

/** The whole delivery line [Pub 28 231]: primary, secondary, private mailbox. */
export const deliveryLine = (d: Delivery): string =>
  primaryLine(d) +
  part(d.unit_des) +
  part(d.secndry_num) +
  part(d.unit_des2) +
  part(d.secndry_num2) +
  part(d.pmb_des) +
  part(d.pmb_num);
