/** The fields of one mailing shown at a terminal. */
export const mailingFields = [
  'id',
  'state',
  'campaign_id',
  'creative_id',
  'address',
  'merge_tags',
  'total_cost',
  'send_at',
  'created_at',
];
