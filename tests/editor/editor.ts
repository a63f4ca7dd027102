import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** What an editor shows where the mouse is. */
export interface Hover {
  /** The signature line, such as `const mailing: Mailing`. */
  readonly text: string;
  /** The documentation below it, tags included. */
  readonly documentation: string;
}

/** What an editor underlines. */
export interface Mistake {
  /** The whole message, its chain of reasons included, one a line. */
  readonly message: string;
  /** What the editor adds, such as "Did you forget to use 'await'?". */
  readonly hints: readonly string[];
  /** The underlined code. */
  readonly at: string;
}

/** A file in an editor. Places are given as code with a `|` where the cursor is: `mail.mailings.crea|te`. */
export interface OpenFile {
  hover(place: string): Hover;
  /** The tags below the documentation, such as `throws`, each with its text. */
  tags(place: string): { readonly name: string; readonly text: string }[];
  completions(place: string): string[];
  mistakes(): Mistake[];
}

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What a strict project of a user has. Without a condition of ours: the packages are read as they are published. */
const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,

  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: ['node'],
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  moduleDetection: ts.ModuleDetectionKind.Force,
};

/**
 * An editor: TypeScript's language service over files that exist in memory only. One serves a whole test file, since the
 * packages' types are read once.
 */
export function startEditor(): { open(code: string): OpenFile } {
  const files = new Map<string, string>();
  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => options,
    getScriptFileNames: () => [...files.keys()],
    getScriptVersion: () => '1',
    getScriptSnapshot: (name) => {
      const text = files.get(name) ?? ts.sys.readFile(name);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (name) => files.has(name) || ts.sys.fileExists(name),
    readFile: (name) => files.get(name) ?? ts.sys.readFile(name),
    directoryExists: (name) => ts.sys.directoryExists(name),
    getDirectories: (name) => ts.sys.getDirectories(name),
  };
  const service = ts.createLanguageService(host);

  const open = (code: string): OpenFile => {
    const name = `${root}tests/editor/open-${files.size}.ts`;
    files.set(name, code);
    const positionOf = (place: string): number => {
      const at = code.indexOf(place.replace('|', ''));
      if (at < 0) throw new Error(`the code does not hold ${place}`);
      return at + place.indexOf('|');
    };
    return {
      hover(place) {
        const info = service.getQuickInfoAtPosition(name, positionOf(place));
        const tags = (info?.tags ?? []).map((tag) => `@${tag.name} ${ts.displayPartsToString(tag.text)}`);
        return {
          text: ts.displayPartsToString(info?.displayParts),
          documentation: [ts.displayPartsToString(info?.documentation), ...tags].join('\n'),
        };
      },
      tags: (place) =>
        (service.getQuickInfoAtPosition(name, positionOf(place))?.tags ?? []).map((tag) => ({
          name: tag.name,
          text: ts.displayPartsToString(tag.text),
        })),
      completions: (place) =>
        service.getCompletionsAtPosition(name, positionOf(place), undefined)?.entries.map((entry) => entry.name) ?? [],
      mistakes: () =>
        [...service.getSyntacticDiagnostics(name), ...service.getSemanticDiagnostics(name)].map((found) => ({
          message: ts.flattenDiagnosticMessageText(found.messageText, '\n'),
          hints: (found.relatedInformation ?? []).map((each) =>
            ts.flattenDiagnosticMessageText(each.messageText, '\n'),
          ),
          at: code.slice(found.start ?? 0, (found.start ?? 0) + (found.length ?? 0)),
        })),
    };
  };
  return { open };
}
