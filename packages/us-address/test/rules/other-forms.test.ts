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
  ])('"%s"', (sent, line, components) => expectLine([sent, line, components]));
});

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
});
