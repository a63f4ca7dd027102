/** What a delivery line consists of; the names are those of the specification's address_components. */
export type AddressForm =
  | 'street'
  | 'po_box'
  | 'rural_route'
  | 'highway_contract'
  | 'military'
  | 'general_delivery'
  | 'unknown';

export interface Delivery {
  form: AddressForm;
  primary_num: string;
  pre_dir: string;
  primary_name: string;
  suffix: string;
  post_dir: string;
  unit_des: string;
  secndry_num: string;
  unit_des2: string;
  secndry_num2: string;
  pmb_des: string;
  pmb_num: string;
  /** What belongs to no component: a company, a second delivery line, an urbanization. Becomes address_line2. */
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
