import { type Application, Comment, Converter, DeclarationReflection, ReflectionKind, type SomeType } from 'typedoc';
import { listModules } from './content/modules.ts';
import { root } from './content/repository.ts';

/** Calls every module by the name that an `import` writes, instead of the path of its source. */
export function load(app: Application): void {
  const names = new Map(listModules().map(({ name, source }) => [`${root}${source}`, name]));
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const module of project.getReflectionsByKind(ReflectionKind.Module)) {
      const file = project.getSymbolIdFromReflection(module)?.fileName;
      const name = file === undefined ? undefined : names.get(file);
      if (name === undefined) throw new Error(`${module.name} (${file}) is no entry point of a package`);
      module.name = name;
    }
  });
  // A parameter that says nothing of itself is what its type says.
  app.converter.on(Converter.EVENT_RESOLVE_END, ({ project }) => {
    for (const parameter of project.getReflectionsByKind(ReflectionKind.Parameter)) {
      if (parameter.comment !== undefined || !('type' in parameter)) continue;
      const summary = summaryOf(parameter.type as SomeType | undefined);
      if (summary !== undefined) parameter.comment = new Comment(Comment.cloneDisplayParts(summary));
    }
  });
}

/** The first paragraph of what an interface or an alias is, where it says so. */
function summaryOf(type: SomeType | undefined): Comment['summary'] | undefined {
  if (type?.type !== 'reference' || !(type.reflection instanceof DeclarationReflection)) return undefined;
  const summary = type.reflection.comment?.summary ?? [];
  const end = summary.findIndex(({ text }) => text.includes('\n\n'));
  if (summary.length === 0) return undefined;
  if (end === -1) return summary;
  const last = summary[end] as Comment['summary'][number];
  return [...summary.slice(0, end), { ...last, text: last.text.split('\n\n')[0] ?? '' } as typeof last];
}
