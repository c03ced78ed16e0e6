// Which entries of the browser's build bring which module, known before the build is divided into files.
import { fileURLToPath } from 'node:url';
import { build, type Rolldown, type UserConfig } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** For each module: the entries that cannot run without it, by their path in the repository. */
export type Readers = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Builds once without writing, minifying or drawing any style, because only a build knows what is left of a module that many import
 * through one door. A style sheet is asked for by the module that it is made of.
 */
export async function readersOf({ plugins, build: options }: UserConfig): Promise<Readers> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    ...(plugins ? { plugins } : {}),
    build: {
      ...options,
      write: false,
      target: 'esnext',
      manifest: false,
      minify: false,
      reportCompressedSize: false,
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const chunks = new Map(output.filter(({ type }) => type === 'chunk').map((one) => [one.fileName, one]));
  const readers = new Map<string, Set<string>>();
  for (const entry of chunks.values())
    if (entry.type === 'chunk' && entry.facadeModuleId && (entry.isEntry || entry.isDynamicEntry))
      for (const module of modulesOf(entry.fileName, chunks))
        readers.set(module, (readers.get(module) ?? new Set()).add(pathOf(entry.facadeModuleId)));
  return readers;
}

/** A module's path in the repository; one outside of it keeps its whole path. */
export const pathOf = (id: string): string =>
  (id.startsWith(root) ? id.slice(root.length) : id).replace(/\?.*$|\.vanilla\.css$/, '');

/** All that runs before a chunk can: its own modules and those of every chunk that it imports. */
function modulesOf(
  name: string,
  chunks: ReadonlyMap<string, Rolldown.OutputChunk | Rolldown.OutputAsset>,
): Set<string> {
  const modules = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string) => {
    const chunk = chunks.get(file);
    if (seen.has(file) || chunk?.type !== 'chunk') return;
    seen.add(file);
    for (const id of Object.keys(chunk.modules)) modules.add(pathOf(id));
    chunk.imports.forEach(visit);
  };
  visit(name);
  return modules;
}
