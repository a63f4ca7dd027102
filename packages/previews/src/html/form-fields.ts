/** Buttons and the fields of forms: printed as a browser shows them, with their words in the middle of their height. */
import { attributeOf, type Element } from '../css/selectors.ts';
import { type Applied, type StyleList, styleValue } from '../css/styles.ts';
import type { ContainerNode, Style } from '../takumi/nodes.ts';
import { holdsItems, type Look, type Looks } from './looks.ts';
import { isTakenOut } from './room.ts';
import { PLAIN } from './user-agent-styles.ts';

/** What is printed for a field of a form. */
export interface FormField {
  /** The name of its default style. */
  readonly tag: 'button' | 'input' | 'textarea' | 'checkbox' | 'radio';
  readonly text: string;
  readonly isPlaceholder: boolean;
  /** After its text: the lines that it has beyond, so that none is without height. */
  readonly end: string;
  readonly isChecked?: boolean;
  /** Its own size, by the attributes. */
  readonly size: Style;
}

/** Types that print something else than text, a mark or a button. */
const OTHERS = /^(file|range|color|image|date|datetime-local|month|week|time)$/;
const BUTTONS: Readonly<Record<string, string>> = { submit: 'Submit', reset: 'Reset', button: '' };

/** What a browser prints for an `<input>` or a `<textarea>`; undefined for other elements, and for types that are not drawn here. */
export function formFieldOf(element: Element): FormField | undefined {
  const { tagName } = element;
  if (tagName !== 'input' && tagName !== 'textarea') return undefined;
  const type = tagName === 'textarea' ? '' : (attributeOf(element, 'type') ?? '').trim().toLowerCase();
  const [value, placeholder] = [writtenIn(element), attributeOf(element, 'placeholder') ?? ''];
  const words = { text: value || placeholder, isPlaceholder: value === '' && placeholder !== '' };
  if (OTHERS.test(type)) return undefined;
  if (tagName === 'textarea') return { tag: 'textarea', ...words, ...areaOf(element, words.text) };
  const none = { text: '', isPlaceholder: false, end: '', size: {} };
  if (type === 'checkbox' || type === 'radio')
    return { ...none, tag: type, isChecked: attributeOf(element, 'checked') !== undefined };
  if (Object.hasOwn(BUTTONS, type))
    return { ...none, tag: 'button', text: attributeOf(element, 'value') ?? BUTTONS[type] ?? '' };
  const text = type === 'password' && value !== '' ? '•'.repeat(value.length) : words.text;
  return {
    tag: 'input',
    ...words,
    text: text.replace(/\s/g, ' '),
    end: text === '' ? '\u00a0' : '',
    size: { width: widthOf(element, 'size', INPUT) },
  };
}

/** Whether it prints nothing: `<input type="hidden">`. */
export const isHiddenField = (element: Element): boolean =>
  element.tagName === 'input' && /^\s*hidden\s*$/i.test(attributeOf(element, 'type') ?? '');

function writtenIn(element: Element): string {
  if (element.tagName === 'input') return attributeOf(element, 'value') ?? '';
  const first = element.childNodes[0];
  return first !== undefined && 'value' in first ? first.value : '';
}

/** The width of a field by its count of characters, and beyond them, in em: of a browser's default fonts. */
const INPUT = { count: 20, character: 0.53, more: 0.85 };
const AREA = { count: 20, character: 0.6, more: 1.2 };

function widthOf(element: Element, name: string, { count, character, more }: typeof INPUT): string {
  const said = Number.parseInt(attributeOf(element, name) ?? '', 10);
  return `${Math.round(((said > 0 ? said : count) * character + more) * 1e4) / 1e4}em`;
}

/** As many lines as it has rows. */
function areaOf(element: Element, text: string) {
  const said = Number.parseInt(attributeOf(element, 'rows') ?? '', 10);
  const more = Math.min(said > 0 ? said : 2, 200) - text.split('\n').length;
  const first = text === '' ? '\u00a0' : '';
  return { end: first + '\n\u00a0'.repeat(Math.max(0, more)), size: { width: widthOf(element, 'cols', AREA) } };
}

const isButton = (tag: string) => tag === 'button';
const isWritten = (tag: string) => tag === 'input' || tag === 'textarea';

/** How the words in a field are broken into lines; undefined for other elements. */
export const whiteSpaceIn = (field: FormField | undefined): string | undefined =>
  field === undefined ? undefined : field.tag === 'textarea' ? 'pre-wrap' : 'pre';

/** A button is as wide as its words. One without colours of its own has a fine frame, and not a bevelled one; so has a field. */
export function formFieldLook(
  { tag, styles, display, preset }: Look,
  field: FormField | undefined,
  parentDisplay: string,
): Applied[] {
  if (field?.isChecked !== undefined) return markLook(field.tag, styles, field.isChecked);
  if (!isButton(tag) && !isWritten(tag)) return [];
  const isWide = !display.startsWith('inline') && !holdsItems(parentDisplay) && !isTakenOut({ styles, preset });
  const isSized = isWritten(tag) || !/^(auto)?$/.test(styleValue(styles, 'width')?.trim() ?? '');
  const says = (name: RegExp) => styles.some(({ property }) => name.test(property));
  const width = isWide && !isSized ? [{ property: 'width', value: 'fit-content' }] : [];
  // A field that says no size has room for its letters inside of its padding.
  if (isWritten(tag) && !says(/^((min|max)-)?(width|height|inline-size|block-size)$/))
    width.push({ property: 'box-sizing', value: 'content-box' });
  if (says(/^(background|border(?!-spacing|-collapse))/)) return width;
  const isPadded = says(/^padding/);
  const rounded = { property: 'border-radius', value: '3px' };
  const line = '1px solid #767676';
  // But for an area of text its border is of two pixels, of which the outer one is seen.
  if (isPadded && tag !== 'textarea' && !says(/^outline/))
    return [
      ...width,
      { property: 'border', value: '2px solid transparent' },
      { property: 'outline', value: line },
      { property: 'outline-offset', value: '-1px' },
      rounded,
    ];
  return [
    ...width,
    { property: 'border', value: line },
    rounded,
    ...(isPadded || tag === 'textarea' ? [] : [{ property: 'padding', value: isButton(tag) ? '2px 7px' : '2px 3px' }]),
  ];
}

/** A box to tick has the look of a browser, or none but that of the artwork (`appearance: none`). */
function markLook(tag: string, styles: StyleList, isChecked: boolean): Applied[] {
  const isBare = ['appearance', '-webkit-appearance'].some((name) => styleValue(styles, name)?.trim() === 'none');
  if (!isBare) return isChecked ? [checked(tag)] : [];
  const said = (name: RegExp) => styles.some(({ property }) => name.test(property));
  return [
    ...(said(/^border(?!-.*radius)/) ? [] : [{ property: 'border', value: 'none' }]),
    ...(said(/^background/) ? [] : [{ property: 'background', value: 'none' }]),
  ];
}

/** The sign of a box that is ticked. */
function checked(tag: string): Applied {
  const sign =
    tag === 'radio'
      ? '<circle cx="6.5" cy="6.5" r="6" fill="#fff" stroke="#0075ff"/><circle cx="6.5" cy="6.5" r="4" fill="#0075ff"/>'
      : '<rect width="13" height="13" rx="2" fill="#0075ff"/><path d="M2.8 6.8l2.5 2.5 5-5.4" fill="none" stroke="#fff" stroke-width="2"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 13 13">${sign}</svg>`;
  return { property: 'background', value: `url("data:image/svg+xml,${encodeURIComponent(svg)}") 0 0/100% border-box` };
}

/** The button or the field as a flex box around its words, where it may be higher than these. */
export function withWordsInMiddle(node: ContainerNode, look: Look, parentDisplay: string, looks: Looks): ContainerNode {
  const { tag, styles, display, whiteSpace } = look;
  const mayBeHigher =
    holdsItems(parentDisplay) || ['height', 'min-height'].some((name) => styleValue(styles, name) !== undefined);
  if (!/^(inline-)?block$/.test(display)) return node;
  if (!(isButton(tag) && mayBeHigher) && !isWritten(tag)) return node;
  const clipped = [
    { property: 'overflow', value: 'hidden' },
    { property: 'white-space', value: whiteSpace ?? 'pre' },
  ];
  // Its last line is on no line around it: it stands there by its lower edge.
  if (tag === 'textarea') return looks.change(node, clipped);
  const outer = display === 'block' || holdsItems(parentDisplay) ? 'flex' : 'inline-flex';
  const own = isButton(tag) ? [] : clipped;
  const words = looks.box({ styles: own, display: 'block', whiteSpace, preset: PLAIN }, node.children ?? []);
  const button = looks.change({ ...node, children: [words] }, [
    { property: 'display', value: outer },
    { property: 'flex-direction', value: 'column' },
    { property: 'justify-content', value: 'center' },
  ]);
  return looks.put(button, { ...look, display: outer });
}
