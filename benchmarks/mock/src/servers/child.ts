import '../usage.cjs';

/** Tells the parent that the server answers; what it took of processor time and memory the parent asks for by itself. */
export function ready(about: { url: string; campaign: string; id: string }): void {
  process.send?.(about);
}

/** What all of them answer: a mailing as our mock shows it. */
export const MAILING = {
  id: '7b0e4a2e-93a5-4f66-8a3d-1b2c3d4e5f60',
  campaign_id: '0f1e4a2e-93a5-4f66-8a3d-1b2c3d4e5f60',
  creative_id: '1f1e4a2e-93a5-4f66-8a3d-1b2c3d4e5f60',
  merge_tags: { code: 'A1' },
  state: 'processing',
  front_url: 'http://127.0.0.1:4010/previews/7b0e4a2e-93a5-4f66-8a3d-1b2c3d4e5f60/front.png',
  back_url: 'http://127.0.0.1:4010/previews/7b0e4a2e-93a5-4f66-8a3d-1b2c3d4e5f60/back.png',
  pdf_url: 'http://127.0.0.1:4010/previews/7b0e4a2e-93a5-4f66-8a3d-1b2c3d4e5f60/piece.pdf',
  total_cost: '0.62',
  address: {
    name: 'Ada Lovelace',
    company: null,
    address_1: '22 Spruce St',
    address_2: '',
    city: 'Portland',
    state_name: 'ME',
    postal_code: '04101',
  },
  created_at: '2027-01-04T12:00:00.000Z',
  send_at: null,
};
