/** What is shown of one mailing at a terminal. */
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
