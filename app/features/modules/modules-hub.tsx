import type { ModulesCopy } from '#app/content/modules/shape.ts';
import { useVisit } from '#app/ui/visit.ts';
import { ModuleCard, modulePaths } from './module-card.tsx';
import { useModules } from './modules-provider.tsx';

/** The control centre: all modules on one screen. */
export function ModulesHub({ copy }: { copy: ModulesCopy }) {
  const { modules } = useModules();
  const { isOpen } = useVisit();
  return (
    <section className="band">
      <div className="measure">
        <p className="small mb-6 text-dust">{copy.example}</p>
        <p className="unscripted small mb-6">{copy.withoutScripts}</p>
        <div className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
          {modules
            .filter(({ id }) => isOpen(modulePaths[id]))
            .map((module) => (
              <ModuleCard key={module.id} module={module} copy={copy} />
            ))}
        </div>
      </div>
    </section>
  );
}
