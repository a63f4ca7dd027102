/** What cannot be observed from outside, and why. */

export const unseenRules: Readonly<Record<string, string>> = {
  'limits.rate':
    'that there are limits is said, their values are not: a 429 that is met is waited out, and D24 says what was found',
};
