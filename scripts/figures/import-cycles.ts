import type { Module } from './modules.ts';

/** Strongly connected components of two modules or more, by imports (Tarjan 1972). */
export function importCycles(
  modules: readonly Pick<Module, 'path' | 'imports'>[],
): readonly (readonly string[])[] {
  const importsOf = new Map(modules.map(({ path, imports }) => [path, imports]));
  const ranks = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[][] = [];
  const visit = (path: string): number => {
    const rank = ranks.size;
    ranks.set(path, rank);
    open.push(path);
    let low = rank;
    for (const target of importsOf.get(path) ?? []) {
      if (!importsOf.has(target)) continue;
      if (!ranks.has(target)) low = Math.min(low, visit(target));
      else if (open.includes(target)) low = Math.min(low, ranks.get(target) ?? low);
    }
    if (low === rank) {
      const group = open.splice(open.indexOf(path));
      if (group.length > 1) cycles.push(group);
    }
    return low;
  };
  for (const { path } of modules) if (!ranks.has(path)) visit(path);
  return cycles;
}
