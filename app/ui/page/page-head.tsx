import type { ReactNode } from 'react';
import { SkyFigure } from '#app/ui/sky/sky-figure.tsx';
import { Headline, type HeadlineText } from './headline.tsx';

/**
 * The head of an inner page: breadcrumbs, headline and first actions, beside the page's constellation or another
 * figure.
 *
 * @param sky name of the constellation; any text yields one
 * @param figure replaces the constellation
 * @param children first actions
 */
export function PageHead({
  breadcrumbs,
  eyebrow,
  title,
  lead,
  sky,
  figure,
  children,
}: {
  breadcrumbs: ReactNode;
  eyebrow: string;
  title: HeadlineText;
  lead: string;
  sky?: string;
  figure?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <section className="starfield border-b border-line">
      <div className="measure pt-6">{breadcrumbs}</div>
      <div className="measure grid grid-cols-1 items-center gap-x-16 gap-y-12 py-12 lg:grid-cols-[3fr_2fr] lg:py-16">
        <div>
          <p className="eyebrow mb-5">{eyebrow}</p>
          <h1 className="display text-balance">
            <Headline text={title} />
          </h1>
          <p className="lead mt-4">{lead}</p>
          {children && <div className="mt-8 flex flex-wrap gap-4">{children}</div>}
        </div>
        {figure ?? (sky && <SkyFigure name={sky} className="max-lg:hidden" />)}
      </div>
    </section>
  );
}
