/**
 * Types for the parts of css-tree 3 in use: it ships none, and DefinitelyTyped's cover neither version 3 nor its
 * subpaths.
 */
declare module 'css-tree/parser' {
  export interface CssNode {
    type: string;
    /** Of a function or an at-rule. */
    name?: string;
    /** Digits, a URL or a string; for a declaration, its value. */
    value?: CssNode | string;
    unit?: string;
    property?: string;
    important?: boolean | string;
    prelude?: CssNode | null;
    block?: CssNode | null;
    children?: CssList | null;
  }
  export interface CssList extends Iterable<CssNode> {
    toArray(): CssNode[];
    fromArray(nodes: CssNode[]): CssList;
  }
  export interface ParseOptions {
    context?: 'stylesheet' | 'declarationList' | 'value';
    parseValue?: boolean;
    parseRulePrelude?: boolean;
    parseAtrulePrelude?: boolean;
    parseCustomProperty?: boolean;
  }
  function parse(css: string, options?: ParseOptions): CssNode;
  // biome-ignore lint/style/noDefaultExport: how css-tree exports it
  export default parse;
}

declare module 'css-tree/generator' {
  function generate(node: import('css-tree/parser').CssNode): string;
  // biome-ignore lint/style/noDefaultExport: how css-tree exports it
  export default generate;
}

declare module 'css-tree' {
  type Node = import('css-tree/parser').CssNode;
  interface Place {
    line: number;
    column: number;
  }
  export interface PositionedNode extends Node {
    loc?: { start: Place; end: Place } | null;
  }
  interface WalkContext {
    atrule?: { name: string } | null;
  }
  export function parse(
    css: string,
    options: import('css-tree/parser').ParseOptions & {
      positions: boolean;
      onParseError(error: { message: string } & Place): void;
    },
  ): PositionedNode;
  export function walk(
    tree: PositionedNode,
    options: { visit: string; enter(this: WalkContext, node: PositionedNode): void },
  ): void;
  export function generate(node: PositionedNode): string;
  export function fork(grammar: {
    types: Readonly<Record<string, string>>;
    properties: Readonly<Record<string, string>>;
  }): typeof import('css-tree');
  export const lexer: {
    readonly properties: Readonly<Record<string, unknown>>;
    readonly atrules: Readonly<Record<string, unknown>>;
    matchDeclaration(node: PositionedNode): { readonly error: Error | null };
  };
}
