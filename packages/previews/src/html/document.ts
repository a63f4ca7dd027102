/** The creative's HTML as the renderer's tree: parsed like in a browser, within size limits, without scripts. */

import { type DefaultTreeAdapterTypes, html as names, parse } from 'parse5';
import { type CssContext, drawnDeclarations } from '../css/declarations.ts';
import { drawnFamilies, ownFamilies } from '../css/font-families.ts';
import { inCharacters } from '../css/font-sizes.ts';
import { gridLinesOf } from '../css/grid-lines.ts';
import { physical } from '../css/logical.ts';
import type { Medium } from '../css/media.ts';
import { parseInline } from '../css/parse-css.ts';
import { attributeOf, type Element } from '../css/selectors.ts';
import { type Applied, cascade, type ElementStyles, pixelsOf, type StyleList, styleValue } from '../css/styles.ts';
import { CreativeError, limits } from '../merge-tags/limits.ts';
import type { Warnings } from '../render/warnings.ts';
import type { Node } from '../takumi/nodes.ts';
import { BREAK, EDGES, LETTER_PAGE } from '../takumi/notes.ts';
import { withBlocksInLine, withoutDots } from './blocks-in-lines.ts';
import { withCanvas } from './canvas.ts';
import { settleCapitals } from './capitals.ts';
import { fixedWidth, pictureRoomIn, tableRoom } from './cell-room.ts';
import { withoutBox } from './contents.ts';
import { type Context, TOP } from './context.ts';
import { settleFilters } from './filters.ts';
import { floatsRight, settleFloats } from './floats.ts';
import { formFieldLook, formFieldOf, isHiddenField, whiteSpaceIn, withWordsInMiddle } from './form-fields.ts';
import { Counters } from './generated-content.ts';
import {
  breaksOf,
  inheritedFrom,
  isAloneInLine,
  isContaining,
  isEmpty,
  isRightToLeft,
  listsAround,
  ownSize,
  rootSize,
  zeroOf,
} from './handed-down.ts';
import { hasOnlyRatio, type SvgElements, sizeLeftOut, svgElements, svgText } from './inline-svg.ts';
import { sayMirroredBoxes, withUnbrokenLines } from './lines-with-boxes.ts';
import { withoutEdgeMargins } from './lines-without-doctype.ts';
import { type ArtworkDocument, holdsItems, type Look, Looks, stacksItems, wrapsItems } from './looks.ts';
import { listTypeOf, textAlignOf, withMarker } from './markers.ts';
import {
  centredMargins,
  centresBoxes,
  isCollapsed,
  isPaddedTable,
  laidOutAs,
  widestGap,
  withoutPadding,
  withPaddingInCell,
  withRoomInCell,
  withTableParts,
} from './nested-tables.ts';
import { isWithoutSource, nodeWithoutSource, stylesWithoutSource } from './no-source.ts';
import { withOwnWidth } from './picture-widths.ts';
import { pseudoElements } from './pseudo-elements.ts';
import { repairs } from './repairs.ts';
import {
  edgesInLine,
  floatOf,
  heightInside,
  inPixels,
  isFitted,
  isOpenBelow,
  isPositioned,
  isTakenOut,
  quirkHeight,
  quirkHeightInside,
  roomInside,
  widestInside,
} from './room.ts';
import { settleTree } from './settled-tree.ts';
import { isLaidOutApart, sayPlacedBehind, withLevels, withStackedLines } from './stacking.ts';
import { sheetsOf } from './style-sheets.ts';
import { svgLeftOut } from './svg-left-out.ts';
import {
  backgroundOf,
  cellRepairs,
  hasPicture,
  rowLookIn,
  tellOfCaption,
  tellOfColumns,
  tellOfHeight,
  tellOfRow,
} from './table-rows.ts';
import { withOneColumn } from './text-columns.ts';
import { RUBY_IN_THE_LINE, silent, unprinted } from './unprinted.ts';
import { cellLooks, fixedWidthSize, presetOf } from './user-agent-styles.ts';
import { collapseBlanks } from './white-space.ts';
import { settleFloatMargins, withRoomAround } from './wrapped.ts';

type ChildNode = DefaultTreeAdapterTypes.ChildNode;

const GAPS =
  'border-spacing cannot be drawn here at the edge of a table beside a picture that floats, or a picture or gradient in a background: the gap there is wider than in print, and right between cells';
/** Pixels at the edge of a table that are seen to be more than they should. */
const SEEN_GAP = 4;
const FLOAT_IN_TABLE =
  'A box that floats to the right in a table, or in a box as wide as its words, is laid out otherwise here: give it a cell of its own, or use a flex box';

const INDENT =
  'A box as wide as its words is too narrow for their text-indent here, and breaks its line: give it padding-left instead';

export function readDocument(html: string, medium: Medium, warnings: Warnings, careful = false): ArtworkDocument {
  const parsed = parse(html, { scriptingEnabled: false });
  const isQuirky = parsed.mode === 'quirks';
  const top = parsed.childNodes.find((child) => 'tagName' in child);
  if (top === undefined) throw new CreativeError('The HTML has nothing in it');
  settleTree(top as Element, medium);
  const sheets = sheetsOf(top as Element, medium, warnings);
  const css: CssContext = {
    lengths: medium,
    rem: rootSize(top as Element, sheets.index),
    ownFamilies: ownFamilies(sheets.faces, sheets.fonts, warnings),
    warnings,
    careful,
    addresses: new Set(),
  };
  const looks = new Looks();
  const counters = new Counters();
  let symbols: SvgElements | undefined;
  let count = 0;
  const gaps: number[] = [];
  /** Whether a picture is one that floats, or in the background of a table or its parts: then smaller gaps are seen too. */
  const pictured = new Set<boolean>();
  let bodyStyles: StyleList = [];

  const counted = (depth: number) => {
    if (depth > limits.levels) throw new CreativeError(`The HTML is nested deeper than ${limits.levels} levels`);
    if (++count > limits.nodes) throw new CreativeError(`The HTML has more than ${limits.nodes} elements and texts`);
  };

  const stylesOf = (source: Element, parent: ElementStyles | undefined, outer = false) => {
    const inline = attributeOf(source, 'style');
    const said = cascade(sheets.index.matching(source), inline ? parseInline(inline) : [], parent?.custom);
    const rightToLeft = isRightToLeft(source, said.own, outer);
    const parts = new Map([...said.parts].map(([part, list]) => [part, physical(list, rightToLeft)]));
    return { ...said, own: physical([...backgroundOf(source), ...said.own], rightToLeft), parts, rightToLeft };
  };

  /** An item of a flex box or a grid does not float, and an SVG in HTML has its own way to fit its box. */
  const withoutIdle = <T extends { readonly own: StyleList }>(styles: T, source: Element, { display }: Context): T => {
    const isSvg = source.namespaceURI === names.NS.SVG;
    const isIdle = ({ property }: Applied) =>
      (property === 'float' && holdsItems(display)) || (isSvg && property.startsWith('object-'));
    return styles.own.some(isIdle) ? { ...styles, own: styles.own.filter((one) => !isIdle(one)) } : styles;
  };

  const around = ({ grid, room, isOpen, contained, isApart, display, styles }: Context) => ({
    isReplaced: false,
    grid,
    warnings,
    isEmpty: false,
    isQuirky,
    room,
    isOpen,
    isItem: holdsItems(display),
    isInRows: wrapsItems(display, styles?.own ?? []),
    contained,
    isApart,
  });

  const element = (source: Element, depth: number, context: Context): Node | Node[] | undefined => {
    counted(depth);
    const field = formFieldOf(source);
    const tag = field?.tag ?? source.tagName;
    if (tag === 'head') {
      for (const child of source.childNodes) if ('tagName' in child) counted(depth + 1);
    }
    if (tag === 'colgroup') tellOfColumns(source, warnings);
    if (silent.has(tag) || isHiddenField(source)) return undefined;
    if (field === undefined && unprinted.has(tag)) {
      warnings.add(`<${tag}> is not printed and is left out`);
      return undefined;
    }
    const attributes = new Map(source.attrs.map(({ name, value }) => [name, value]));
    const matched = withoutIdle(stylesOf(source, context.styles, context.rightToLeft), source, context);
    const hasNoSource = isWithoutSource(source);
    const hasSize = attributes.has('width') || attributes.has('height');
    const given = tag === 'img' ? withOwnWidth(matched.own, hasSize, context) : matched.own;
    const styles = {
      ...matched,
      own: hasNoSource ? stylesWithoutSource(source, matched.own, context.display) : given,
    };
    if (tag === 'ruby') warnings.add(RUBY_IN_THE_LINE);
    if (tag === 'body') bodyStyles = styles.own;
    const root = tag === 'html' && css.rem !== 16 ? [{ property: 'font-size', value: `${css.rem}px` }] : [];
    const isList = tag === 'ul' || tag === 'ol';
    const isSized = context.svg.isSized || !/^(monospace)?$/.test(styleValue(styles.own, 'font-family')?.trim() ?? '');
    const preset = {
      ...presetOf(tag, attributes, context.cells, {
        isQuirky,
        isSized,
        isCollapsed: isCollapsed(styles.own),
        ...(isList && { lists: listsAround(source) }),
      }),
      ...field?.size,
    };
    const said = (styleValue(styles.own, 'display') ?? (preset?.['display'] as string | undefined) ?? 'inline').trim();
    const isSvg = source.namespaceURI === names.NS.SVG;
    const isReplaced = (tag === 'img' && !hasNoSource) || isSvg;
    const own = said.toLowerCase() === 'inherit' ? context.display : said.toLowerCase();
    const display = laidOutAs(own, context.display, { styles: styles.own, preset }, isReplaced);
    if (display === 'none' || (isReplaced && display === 'contents')) return undefined;
    counters.enter(styles.own);
    const color = preset?.['color']?.toString() ?? context.svg.color;
    // A table without a doctype has the browser's own size again.
    const isSizedOutside = context.svg.isSized && !(tag === 'table' && isQuirky);
    const svg = inheritedFrom(styles.own, { ...context.svg, color, isSized: isSizedOutside }, css.rem);
    const fontSize = ownSize(svg, styles.own, preset);
    const measured = inCharacters(styles.own, () =>
      zeroOf(svg, { own: styles.own, preset, size: fontSize, families: css.ownFamilies }),
    );
    // Overflow here is that of the sheet, which is clipped anyway; clipping twice doubles the time of a PDF.
    const drawnStyles = /^(html|body)$/.test(tag)
      ? measured.filter(({ property }) => !property.startsWith('overflow'))
      : measured;
    const look: Look = {
      tag,
      styles: inPixels(tag === 'button' ? [{ property: 'box-sizing', value: 'border-box' }, ...measured] : measured, {
        em: fontSize,
        rem: css.rem,
      }),
      fontSize,
      display,
      preset,
      room:
        context.room ?? (isReplaced && !isPositioned({ styles: styles.own }) ? context.pictureRoom?.width : undefined),
      widest: isReplaced ? context.widest : undefined,
      columns: context.pictureRoom?.columns ?? 1,
      roomHeight: context.roomHeight,
    };
    const extra = [
      ...fixedWidthSize(preset, styles.own),
      ...repairs(look, {
        ...around(context),
        isReplaced,
        isEmpty: isEmpty(source),
        isQuirky,
        isAlone: isQuirky && isReplaced && context.display !== 'list-item' && isAloneInLine(source),
      }),
      ...formFieldLook(look, field, context.display),
      ...centredMargins(look, context.centred),
      ...quirkHeight(look, context),
      ...cellRepairs(source, look, context, isQuirky),
      ...fixedWidth(source, look, context.table),
      ...(display === own ? [] : [{ property: 'display', value: display }]),
    ];
    tellOfRow(look, warnings);
    tellOfHeight(source, look, warnings);
    tellOfCaption(source, look, context, warnings);
    gaps.push(widestGap(look));
    if (hasPicture(styles.own)) pictured.add(display.startsWith('table'));
    if (isReplaced && /^(left|right)$/.test(floatOf(look))) pictured.add(true);
    if (context.isFitted && floatsRight(look)) warnings.add(FLOAT_IN_TABLE);
    if (isFitted(look) ?? holdsItems(context.display)) {
      const indent = styleValue(styles.own, 'text-indent') ?? styleValue(context.styles?.own ?? [], 'text-indent');
      if (/^\s*\d*\.?\d*[1-9]/.test(indent ?? '')) warnings.add(INDENT);
    }
    const isPadded = isPaddedTable(look);
    const ofBox = isPadded ? withoutPadding(drawnStyles) : drawnStyles;
    const common = nodeLook(source, attributes, look, [...ofBox, ...root, ...extra]);
    // A place to break a line, and nothing to see.
    if (tag === 'wbr') return looks.put({ type: 'text', text: '\u200b' }, look);
    if (tag === 'br') return looks.put({ type: 'text', text: '\n', ...common }, look);
    const drawn = (own: StyleList) => drawnDeclarations(own, css);
    // An item of a flex box or a grid is in no line.
    const isInLine = isReplaced || !holdsItems(context.display);
    const inRoom = (node: Node, own: Look) =>
      isInLine ? withRoomAround(node, own, looks, context.room, isReplaced, drawn) : node;
    const placed = (node: Node) => inRoom(looks.put(node, look), look);
    if (hasNoSource) return placed(nodeWithoutSource(source, look, common, warnings));
    if (tag === 'img') return placed({ type: 'image', src: attributes.get('src') ?? '', ...common });
    if (isSvg) {
      const fit = attributes.get('preserveaspectratio') === 'none' || attributes.get('preserveAspectRatio') === 'none';
      symbols ??= svgElements(top as Element);
      const around = { ...context.svg, fontFamily: drawnFamilies(context.svg.fontFamily, css.ownFamilies, warnings) };
      const size = ['width', 'height'].map((name) => styleValue(look.styles, name));
      const src = svgText(source, around, (one) => drawnDeclarations(stylesOf(one, styles).own, css), symbols, size);
      for (const said of [...svgLeftOut(src, true), sizeLeftOut(source, size)])
        if (said !== undefined) warnings.add(said);
      const isInRow = context.display.endsWith('flex') && !stacksItems(context.display, context.styles?.own ?? []);
      const width = isInRow && hasOnlyRatio(source, size) ? { width: '100%', minWidth: 0 } : undefined;
      const node: Node = {
        type: 'image',
        src,
        ...common,
        preset: { objectFit: fit ? 'fill' : 'contain', ...width, ...common.preset },
      };
      return placed(node);
    }
    const isContents = display === 'contents' && tag !== 'html' && tag !== 'body';
    const inner: Context = {
      styles,
      whiteSpace:
        whiteSpaceIn(field) ??
        styleValue(styles.own, 'white-space') ??
        preset?.['whiteSpace']?.toString() ??
        (tag === 'pre' ? 'pre' : context.whiteSpace),
      svg: { ...svg, fontSize },
      grid: isContents ? context.grid : gridLinesOf(styles.own, context.grid),
      cells: tag === 'table' ? cellLooks(attributes, styles.own, isCollapsed(styles.own)) : context.cells,
      isTight: context.isTight || display === 'table' || display === 'inline-block' || isTakenOut(look),
      isFitted: isFitted(look) ?? context.isFitted,
      centred: centresBoxes(tag, attributes.get('align'), styles.own, context.centred),
      // In a flex box, a grid or a table every child has a room of its own.
      room: isContents
        ? context.room
        : /flex|grid|table/.test(display)
          ? undefined
          : roomInside(look, context.room, context.display),
      widest: isContents ? context.widest : widestInside(look, context),
      pictureRoom: isContents ? context.pictureRoom : pictureRoomIn(source, look, context),
      table: tag === 'table' || display === 'table' ? tableRoom(look, context.pictureRoom) : context.table,
      row: rowLookIn(look, context.row),
      roomHeight: isContents ? context.roomHeight : heightInside(look, context.roomHeight, isQuirky),
      isOpen: isContents ? context.isOpen : isOpenBelow(look, context),
      quirkHeight: isContents ? context.quirkHeight : quirkHeightInside(look, context),
      display: isContents ? context.display : display,
      rightToLeft: styles.rightToLeft,
      textAlign: textAlignOf(look) ?? context.textAlign,
      listType: listTypeOf(tag, styles.own, preset) ?? context.listType,
      contained: context.contained || isContaining(styles.own),
      isApart: !isContaining(styles.own) && (context.isApart || isLaidOutApart(look, context.display)),
    };
    const nodes = counters.within(() => [
      ...pseudo.generated(source, 'before', styles, depth, inner),
      ...(field === undefined ? children(source, depth, inner) : pseudo.words(field, styles, inner)),
      ...pseudo.generated(source, 'after', styles, depth, inner),
    ]);
    const whole: Look = { ...look, whiteSpace: inner.whiteSpace };
    if (isContents) return withoutBox(nodes, whole, looks, css);
    const close =
      isQuirky && (tag === 'body' || /^(table-cell|(inline-)?table)$/.test(own))
        ? withoutEdgeMargins(nodes, looks, tag !== 'body')
        : nodes;
    const lettered = pseudo.withFirst(close, styles, inner);
    if (!holdsItems(context.display)) sayPlacedBehind(whole, lettered, looks, warnings);
    const kept = withStackedLines(withTableParts(lettered, whole, looks, inner.isTight), whole, looks, warnings);
    const classOf = (own: StyleList): string => looks.classFor(drawn(own));
    const inside = isPadded ? withPaddingInCell(kept, look, looks, classOf) : kept;
    const made = looks.put({ type: 'container' as const, children: inside, ...common }, whole);
    const inOne = withOneColumn(made, whole, inner.room, looks, warnings);
    const bare = withWordsInMiddle(inOne, whole, context.display, looks);
    const pieces = withBlocksInLine(bare, whole, looks, warnings);
    if (pieces.length > 1 || pieces[0] !== bare) return pieces;
    if (styles.rightToLeft && !holdsItems(display) && display !== 'inline') sayMirroredBoxes(bare, looks, warnings);
    const undotted = withUnbrokenLines(withoutDots(bare, whole, looks, warnings), whole, looks);
    const node =
      display === 'list-item'
        ? withMarker(undotted, whole, context, { ...svg, families: css.ownFamilies }, looks)
        : undotted;
    const boxed = withRoomInCell(node, whole, looks, context.isTight);
    return boxed === node ? inRoom(node, whole) : boxed;
  };

  const pseudo = pseudoElements({ looks, css, counters, counted, around });

  const children = (source: { childNodes: ChildNode[] }, depth: number, context: Context): Node[] => {
    const nodes: Node[] = [];
    for (const child of source.childNodes) {
      if ('tagName' in child) {
        nodes.push(...[element(child, depth + 1, context) ?? []].flat());
      } else if (child.nodeName === '#text' && 'value' in child && child.value !== '') {
        counted(depth);
        nodes.push({ type: 'text', text: child.value });
      }
    }
    return nodes;
  };

  let pages = 0;
  const nodeLook = (source: Element, attributes: ReadonlyMap<string, string>, look: Look, declarations: StyleList) => {
    const displays = [look.display, styleValue(look.styles, 'display'), look.preset?.['display']];
    const isTable = displays.some((each) => /^\s*(?:inline-)?table/i.test(String(each)));
    const drawn = isTable ? declarations.filter(({ property }) => property !== 'display') : declarations;
    const own = looks.classFor(drawnDeclarations(drawn, css));
    const className = [attributes.get('class'), own].filter(Boolean).join(' ');
    const id = attributes.get('id');
    const others = [...attributes].filter(([name]) => !/^(style|src|class|id)$/.test(name));
    const isPage = /(^|\s)(letter-)?page(\s|$)/.test(attributes.get('class') ?? '');
    if (isPage) others.push([LETTER_PAGE, '']);
    const edges = look.display === 'inline' ? edgesInLine(look) : undefined;
    if (edges !== undefined) others.push([EDGES, edges]);
    pages += isPage ? 1 : 0;
    const breaks = `${isPage && pages > 1 ? 'before ' : ''}${breaksOf(look.styles)}`;
    if (breaks !== '') others.push([BREAK, breaks]);
    return {
      tagName: source.tagName,
      ...(className && { className }),
      ...(id && { id }),
      ...(others.length > 0 && { attributes: Object.fromEntries(others) }),
      // The renderer lays out tables by its presets before it reads any class.
      ...(look.preset && {
        preset: { ...look.preset, ...(isTable && { display: look.display }) },
      }),
    };
  };

  const initial = { own: sheets.initial, parent: undefined, resolved: new Map<string, string | undefined>() };
  const styles: ElementStyles = { own: [], parts: new Map(), custom: initial };
  const made = element(top as Element, 0, {
    ...TOP,
    styles,
    room: medium.width,
    pictureRoom: { width: medium.width, columns: 1 },
    roomHeight: medium.height,
    quirkHeight: isQuirky ? medium.height : undefined,
  });
  if (made === undefined || Array.isArray(made) || made.type !== 'container')
    throw new CreativeError('The HTML has nothing in it');
  // Such pages may be laid out in the pixels of the picture, and those with such a table are.
  if (pictured.size > 0 && gaps.some((gap) => gap > (pictured.has(true) ? 0 : SEEN_GAP))) warnings.add(GAPS);
  const root = withLevels(withCanvas(made, looks, css), looks);
  settleCapitals(root, looks);
  const body = root.children?.find((child) => child.tagName === 'body');
  if (body?.type !== 'container') throw new CreativeError('The HTML has no body; framesets are not printed');
  collapseBlanks(root, looks);
  settleFloats(body, looks, warnings);
  settleFloatMargins(body, looks);
  settleFilters(root, looks, warnings);
  const [width, height] = [pixelsOf(styleValue(bodyStyles, 'width')), pixelsOf(styleValue(bodyStyles, 'height'))];
  return {
    root,
    body,
    isQuirky,
    looks,
    css,
    addresses: css.addresses,
    fonts: sheets.fonts,
    pageSize: sheets.pageSize,
    bodySize: width !== undefined && height !== undefined ? { width, height } : undefined,
  };
}
