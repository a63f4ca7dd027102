export const CAMPAIGN = '11111111-1111-4111-8111-111111111111';

/** A mailing as the service answers it, of another sender. */
export const mailing = (n: number, created: number) => ({
  id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  campaign_id: CAMPAIGN,
  creative_id: CAMPAIGN,
  state: 'processing',
  merge_tags: { reference: `another.${n + 1}.e1` },
  front_url: '',
  back_url: '',
  pdf_url: '',
  total_cost: '0.85',
  address: null,
  send_at: null,
  created_at: new Date(created).toISOString(),
});
