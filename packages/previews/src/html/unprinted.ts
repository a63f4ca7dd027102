/** Elements that are not printed, or print differently from a browser. */

/** Left out without a warning: they never print anything. */
export const silent = new Set([
  'script',
  'template',
  'title',
  'meta',
  'base',
  'head',
  'style',
  'link',
  'colgroup',
  'source',
]);
/** Left out with a warning. */
export const unprinted = new Set([
  'iframe',
  'object',
  'embed',
  'video',
  'audio',
  'canvas',
  'input',
  'select',
  'textarea',
  'frame',
  'frameset',
  'applet',
  'dialog',
  'map',
  'progress',
  'meter',
  'math',
]);

export const RUBY_IN_THE_LINE = '<ruby> is printed in the line, its readings beside the words and not above them';
