import type { BlogiaCopy } from '#app/content/blogia/shape.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Headline } from '#app/ui/page/headline.tsx';

const icons = ['list', 'shield-check', 'search'] as const;

export function Benefits({ copy }: { copy: BlogiaCopy['benefits'] }) {
  return (
    <section className="band">
      <div className="measure">
        <h2 className="title">
          <Headline text={copy.title} />
        </h2>
        <ul className="ruled mt-10 grid-cols-1 md:grid-cols-3">
          {copy.items.map(({ title, text }, index) => (
            <li key={title} className="p-7">
              <Icon name={icons[index] ?? 'check'} className="icon text-lumen" />
              <h3 className="heading mt-4">{title}</h3>
              <p className="small mt-2 text-dust">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
