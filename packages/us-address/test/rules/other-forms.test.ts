import { describe, expect, test } from 'vitest';
import { standardize } from '../../src/index.ts';
import { type Case, expectLine } from './line.ts';

describe('225, 238, 239: military and diplomatic mail', () => {
  const apo = { city: 'APO', state: 'AE', zip_code: '09012' };
  test.each<Case>([
    ['PSC 802 Box 74', 'PSC 802 BOX 74', { primary_name: 'PSC 802', primary_num: '74' }],
    ['PSC 802, BOX 74', 'PSC 802 BOX 74'],
    ['PSC802 BX 74', 'PSC 802 BOX 74'],
    ['P.S.C. 802 Box 74', 'PSC 802 BOX 74'],
    ['BOX 74 PSC 802', 'PSC 802 BOX 74'],
    ['Box 38 Unit 5090', 'UNIT 5090 BOX 38'],
    ['Unit 2050 Box 4190', 'UNIT 2050 BOX 4190'],
    ['UNIT # 2050 BOX # 4190', 'UNIT 2050 BOX 4190'],
    ['CMR 1250 BOX 2', 'CMR 1250 BOX 2'],
    ['OMC 345 BOX 55', 'OMC 345 BOX 55'],
    ['HHC 1ST BN 5TH INF CMR 403 BOX 306', 'CMR 403 BOX 306'],
    ['435 TAW/PA PSC 10 BOX 1187', 'PSC 10 BOX 1187'],
    ['PSC 802', 'PSC 802', { primary_num: '' }],
    ['PSC 802 BOX 74 BOX 75', 'PSC 802 BOX 74', { primary_num: '74' }],
    ['PSC 10 UNIT 5 BOX 2', 'PSC 10 BOX 2', { primary_name: 'PSC 10' }],
    ['PSC A BOX B', 'PSC A BOX B', { primary_name: 'PSC A', primary_num: 'B' }],
    ['PSC AB BOX 5', 'PSC AB BOX 5', { primary_name: 'PSC AB', primary_num: '5' }],
    ['UNIT NO 2050 BOX NO 4190', 'UNIT 2050 BOX 4190', { primary_name: 'UNIT 2050' }],
    ['BOX OFFICE PSC 5', 'PSC 5', { primary_name: 'PSC 5', primary_num: '' }],
    ['PSC OFFICE BOX 5', 'PSC OFFICE BOX 5', { primary_num: '' }],
    ['BOX 5', 'PO BOX 5', { primary_name: 'PO BOX' }],
  ])('"%s"', (sent, line, components) => expectLine([sent, line, components], apo));

  test('a ship keeps its name', () =>
    expectLine(['USS Enterprise', 'USS ENTERPRISE'], { city: 'FPO', state: 'AP', zip_code: '96601' }));

  test('the line of a unit may be split in two', () => {
    const result = standardize({ address_line1: 'PSC 802', address_line2: 'Box 74', city: 'APO', state: 'AE' });
    expect(result).toMatchObject({ address_line1: 'PSC 802 BOX 74', address_line2: '', city: 'APO', state: 'AE' });
  });

  test('there are no coordinates and no county', () => {
    const { metadata } = standardize({ full_address: 'PSC 802 BOX 74, APO AE 09499' });
    expect(metadata).not.toHaveProperty('latitude');
    expect(metadata).toMatchObject({ county_name: '', county_num: '', precision: '', zip_class_code: 'M' });
  });
});

describe('26: general delivery', () => {
  test.each<Case>([
    ['General Delivery', 'GENERAL DELIVERY', { primary_name: 'GENERAL DELIVERY', zip_addon: '9999', del_point: '99' }],
    ['GEN DELIVERY', 'GENERAL DELIVERY'],
    ['GEN DEL', 'GENERAL DELIVERY'],
    ['GENERAL DELIVER', 'GENERAL DELIVERY'],
    ['GENERAL DEL', 'GENERAL DELIVERY'],
    ['Genl. Delivery', 'GENERAL DELIVERY'],
    ['GENRAL DELIVRY', 'GENERAL DELIVERY'],
    ['GNRL DLVRY', 'GENERAL DELIVERY'],
    ['General Delivery Smith Co', 'GENERAL DELIVERY | SMITH CO', { primary_name: 'GENERAL DELIVERY' }],
  ])('"%s"', (sent, line, components) => expectLine([sent, line, components]));
});

test.each<Case>([
  ['Gen', 'GEN', { zip_addon: '' }],
  ['Gen 5', 'GEN 5', { zip_addon: '' }],
  ['Genl D', 'GENL D', { zip_addon: '' }],
  ['General Deli', 'GENERAL DELI', { zip_addon: '' }],
  ['General Delaware', 'GENERAL DELAWARE', { zip_addon: '' }],
  ['Oak Delivery', 'OAK DELIVERY', { zip_addon: '' }],
  ['General Dr', 'GENERAL DR', { primary_name: 'GENERAL', suffix: 'DR' }],
  ['General Lee Dr', 'GENERAL LEE DR', { primary_name: 'GENERAL LEE', suffix: 'DR' }],
])('26: "%s" is no general delivery', (sent, line, components) => expectLine([sent, line, components]));

describe('29, App. H, I: Puerto Rico', () => {
  const bayamon = { city: 'Bayamon', state: 'PR', zip_code: '00956' };
  test.each<Case>([
    ['A17 Calle 1', 'A17 CALLE 1', { primary_num: 'A17', primary_name: 'CALLE 1' }],
    ['A-17 Calle Amapola', 'A17 CALLE AMAPOLA', { primary_num: 'A17', primary_name: 'CALLE AMAPOLA' }],
    ['Calle Amapola A-17', 'A17 CALLE AMAPOLA'],
    ['B-40 Calle 1', 'B40 CALLE 1'],
    ['Calle 125 C-19', 'C19 CALLE 125'],
    ['13 Calle 191', '13 CALLE 191'],
    ['Calle 19 Blq 199 Casa 31', '199-31 CALLE 19', { primary_num: '199-31', primary_name: 'CALLE 19' }],
    ['Calle 117 Bloque 23 Num. 18', '23-18 CALLE 117'],
    ['Calle 117 Bloque 23 # 18', '23-18 CALLE 117'],
    ['199-31 Calle 19', '199-31 CALLE 19'],
    ['Calle Flamboyan BLQ SD1', 'SD1 CALLE FLAMBOYAN'],
    ['Calle Tulipan # 123', '123 CALLE TULIPAN'],
    ['Calle A Blq B Casa 3', 'B3 CALLE A'],
    ['585 Avenida F.D. Roosevelt', '585 AVE FD ROOSEVELT', { primary_name: 'AVE FD ROOSEVELT', suffix: '' }],
    ['585 AVE FD ROOSEVELT', '585 AVE FD ROOSEVELT'],
    ['1025 Parque del Rey', '1025 PARQUE DEL REY'],
    ['1212 Vía Angélica', '1212 VIA ANGELICA', { primary_name: 'VIA ANGELICA', suffix: '' }],
    ['105 Camino Amazona', '105 CAMINO AMAZONA'],
    ['150 Carretera 2', '150 CARR 2'],
    ['1234 Calle Aurora', '1234 CALLE AURORA'],
    ['RR 2 Box 152', 'RR 2 BOX 152'],
    ['HC-01 Box 29030', 'HC 1 BOX 29030'],
    ['Apartado 123', 'PO BOX 123'],
    ['Buzon 123', 'PO BOX 123'],
    ['123 Calle 1 Apt 4', '123 CALLE 1 APT 4', { unit_des: 'APT', secndry_num: '4' }],
    ['123 Calle Luna Apartamento 4', '123 CALLE LUNA APT 4', { unit_des: 'APT', secndry_num: '4' }],
    ['Calle Luna 5', '5 CALLE LUNA', { primary_num: '5', primary_name: 'CALLE LUNA' }],
    ['Calle 5', 'CALLE 5', { primary_num: '', primary_name: 'CALLE 5' }],
    ['Luna 5', 'LUNA 5', { primary_num: '', primary_name: 'LUNA 5' }],
    ['Calle 1 Lote 5', '5 CALLE 1', { primary_num: '5', primary_name: 'CALLE 1' }],
    ['Calle 1 Casa 5 Casa 6', '5 CALLE 1 CASA 6', { primary_num: '5' }],
    ['Calle 1 Casa B', 'CALLE 1 CASA B', { primary_num: '' }],
    ['Calle 1 Blq 12 Casa A', '12 CALLE 1 CASA A', { primary_num: '12' }],
    ['Calle 1 Blq 12 Casa A5', '12A5 CALLE 1', { primary_num: '12A5' }],
    ['Calle 1 Blq A # B-2', 'AB2 CALLE 1', { primary_num: 'AB2' }],
    ['Calle 1 Bloque A-1', 'A1 CALLE 1', { primary_num: 'A1' }],
    ['Calle Sol Blk AA Casa 5', 'AA5 CALLE SOL', { primary_num: 'AA5' }],
    ['Blq 4 Casa 5 Calle 1', '4-5 CALLE 1', { primary_num: '4-5', primary_name: 'CALLE 1' }],
    ['Calle 1 Blq 1 Blq 2', '2-1 CALLE 1', { primary_num: '2-1', primary_name: 'CALLE 1' }],
    ['12 Calle 3 Blq 4', '4-12 CALLE 3', { primary_num: '4-12', primary_name: 'CALLE 3' }],
    ['12 Calle 3 Blq B', 'B12 CALLE 3', { primary_num: 'B12', primary_name: 'CALLE 3' }],
    ['12 Calle 3 Blq 4 # 7', '4-12 CALLE 3 # 7', { primary_num: '4-12', unit_des: '#', secndry_num: '7' }],
    ['12 Calle 3 # 7', '12 CALLE 3 # 7', { primary_num: '12', unit_des: '#', secndry_num: '7' }],
    ['Calle Sol Block Party', 'CALLE SOL BLOCK PARTY', { primary_num: '' }],
    ['12-B Calle 1', '12B CALLE 1', { primary_num: '12B' }],
    ['Las-Lomas Calle 1', 'LAS-LOMAS CALLE 1', { primary_num: '' }],
    ['5 Avenida', '5 AVENIDA', { primary_num: '5', primary_name: 'AVENIDA' }],
    ['5 Boulevard Sol', '5 BLVD SOL', { primary_name: 'BLVD SOL', suffix: '' }],
    ['5 Cll Sol', '5 CALLE SOL', { primary_name: 'CALLE SOL', suffix: '' }],
    ['Calle Sol', 'CALLE SOL', { primary_num: '', primary_name: 'CALLE SOL' }],
    ['Cond Ashford Apt 3', 'COND ASHFORD APT 3', { primary_num: '', unit_des: 'APT' }],
  ])('"%s"', (sent, line, components) => expectLine([sent, line, components], bayamon));

  test.each([
    [{ address_line1: 'URB ROYAL OAK', address_line2: '123 CALLE 1' }],
    [{ address_line1: '123 CALLE 1', address_line2: 'URB ROYAL OAK' }],
    [{ address_line1: 'URB ROYAL OAK 123 CALLE 1' }],
    [{ address_line1: 'Urbanización Royal Oak, 123 Calle 1' }],
    [{ address_line1: '123 CALLE 1 URB ROYAL OAK' }],
  ])('292: the urbanization is a line of its own: %o', (lines) => {
    expect(standardize({ ...lines, ...bayamon })).toMatchObject({
      address_line1: '123 CALLE 1',
      address_line2: 'URB ROYAL OAK',
      city: 'BAYAMON',
    });
  });

  test.each<Case>([
    ['Urb Vista Azul 12 Calle 1', '12 CALLE 1 | URB VISTA AZUL'],
    ['Urb Parque Ecuestre 12 Calle 1', '12 CALLE 1 | URB PARQUE ECUESTRE'],
    ['Urb 5 Palmas 12 Calle 1', '12 CALLE 1 | URB 5 PALMAS'],
    ['Urb Royal Oak # 12 Calle 1', '12 CALLE 1 | URB ROYAL OAK'],
    ['Urb Royal Oak Calle 1 # 12', '12 CALLE 1 | URB ROYAL OAK'],
    ['Urb Royal Oak Blq A Casa 12 Calle 1', 'A12 CALLE 1 | URB ROYAL OAK'],
    ['Urb Royal Oak, Las Lomas 12', 'LAS LOMAS 12 | URB ROYAL OAK'],
    ['12 Calle 1, Apt 4, Urb Royal Oak', '12 CALLE 1 APT 4 | URB ROYAL OAK'],
    ['PO Box 12 Urb Royal Oak', 'PO BOX 12 | URB ROYAL OAK'],
    ['Urb Royal Oak, PO Box 12 Smith', 'PO BOX 12 | URB ROYAL OAK SMITH'],
    ['Urb Royal Oak', 'URB ROYAL OAK'],
    ['Urb', 'URB'],
  ])('292: where the urbanization of "%s" ends', (sent, line) => expectLine([sent, line], bayamon));
});
