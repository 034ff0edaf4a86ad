import { Link } from 'react-router';
import type { HomeCopy, HomeModule } from '#app/content/home/shape.ts';
import type { KnownPath } from '#app/i18n/paths.ts';
import { Section } from '#app/ui/page/section.tsx';
import { SkyFigure } from '#app/ui/sky/sky-figure.tsx';
import { useVisit } from '#app/ui/visit.ts';

const modules = [
  ['adluma', '/modules/adluma'],
  ['blogia', '/modules/blog-ia'],
  ['hub', '/modules/hub'],
  ['ila', '/modules/ila'],
  ['illumatch', '/modules/illumatch'],
  ['landing', '/modules/landingpage'],
] as const satisfies readonly [HomeModule, KnownPath][];

export function Modules({ copy }: { copy: HomeCopy['modules'] }) {
  const { address, isOpen } = useVisit();
  const open = modules.filter(([, path]) => isOpen(path));
  return (
    <Section title={copy.title} lead={copy.lead}>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {open.map(([id, path]) => (
          <li key={id} className="panel lit overflow-clip p-6">
            <SkyFigure name={id} className="mb-6" />
            <h3 className="heading">
              <Link to={address(path)} className="card-link">
                {copy.items[id].name}
              </Link>
            </h3>
            <p className="small mt-1 text-dust">{copy.items[id].text}</p>
          </li>
        ))}
      </ul>
      <Link to={address('/hub-services')} className="button mt-8">
        {copy.button}
      </Link>
    </Section>
  );
}
