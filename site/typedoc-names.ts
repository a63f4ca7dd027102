import { type Application, Converter, ReflectionKind } from 'typedoc';
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
}
