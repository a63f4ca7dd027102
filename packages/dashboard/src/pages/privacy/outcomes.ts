/** The API's results as text. */
export const outcomes: Readonly<Record<string, string>> = {
  pending: 'nothing yet',
  found: 'Records of the person were found',
  not_found: 'No records were found for this e-mail address or postal address',
  deleted: 'Records of the person were erased',
};
