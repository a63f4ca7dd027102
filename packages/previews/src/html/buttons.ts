/** Buttons: printed as a browser shows them, with their words in the middle of their height. */
import { type Applied, styleValue } from '../css/styles.ts';
import type { ContainerNode } from '../takumi/nodes.ts';
import { holdsItems, type Look, type Looks } from './looks.ts';
import { isTakenOut } from './room.ts';
import { PLAIN } from './user-agent-styles.ts';

/** A button is as wide as its words. One without colours of its own has a fine frame, and not a bevelled one. */
export function buttonLook({ tag, styles, display, preset }: Look, parentDisplay: string): Applied[] {
  if (tag !== 'button') return [];
  const isWide = !display.startsWith('inline') && !holdsItems(parentDisplay) && !isTakenOut({ styles, preset });
  const isSized = !/^(auto)?$/.test(styleValue(styles, 'width')?.trim() ?? '');
  const width = isWide && !isSized ? [{ property: 'width', value: 'fit-content' }] : [];
  if (styles.some(({ property }) => /^(background|border(?!-spacing|-collapse))/.test(property))) return width;
  const isPadded = styles.some(({ property }) => property.startsWith('padding'));
  return [
    ...width,
    { property: 'border', value: '1px solid #767676' },
    { property: 'border-radius', value: '3px' },
    ...(isPadded ? [] : [{ property: 'padding', value: '2px 7px' }]),
  ];
}

/** The button as a flex box around its words, where it may be higher than these. */
export function withWordsInMiddle(node: ContainerNode, look: Look, parentDisplay: string, looks: Looks): ContainerNode {
  const { tag, styles, display, whiteSpace } = look;
  const mayBeHigher =
    holdsItems(parentDisplay) || ['height', 'min-height'].some((name) => styleValue(styles, name) !== undefined);
  if (tag !== 'button' || !mayBeHigher || !/^(inline-)?block$/.test(display)) return node;
  const outer = display === 'block' || holdsItems(parentDisplay) ? 'flex' : 'inline-flex';
  const words = looks.box({ styles: [], display: 'block', whiteSpace, preset: PLAIN }, node.children ?? []);
  const button = looks.change({ ...node, children: [words] }, [
    { property: 'display', value: outer },
    { property: 'flex-direction', value: 'column' },
    { property: 'justify-content', value: 'center' },
  ]);
  return looks.put(button, { ...look, display: outer });
}
