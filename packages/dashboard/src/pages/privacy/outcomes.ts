/** The API's results as text. */
export const outcomes: Readonly<Record<string, string>> = {
  pending: 'nothing yet',
  found: 'Records of the person were found',
  not_found: 'Nothing was found under this e-mail or address',
  deleted: 'Records of the person were erased',
};
