import type { ReactNode } from 'react';
import type { EditorialPage as StoryCopy } from '#app/content/editorial/shape.ts';
import type { ScreenPicture } from '#app/content/pictures/screen-pictures.ts';
import type { EditorialScreen } from '#app/i18n/paths.ts';
import type { KnownPath } from '#app/i18n/paths.ts';
import { ClosingCall } from '#app/ui/page/closing-call.tsx';
import { OpenLink } from '#app/ui/page/open-link.tsx';
import { PageHead } from '#app/ui/page/page-head.tsx';
import { ScreenFigure } from '#app/ui/page/screen-figure.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { EditorialBlock } from './blocks.tsx';
import { cardIcons } from './card-icons.ts';

/** An editorial page: head, blocks and closing links. */
export function EditorialPage({
  id,
  copy,
  targets,
  screen,
  breadcrumbs,
}: {
  id: EditorialScreen;
  copy: StoryCopy;
  targets: readonly [KnownPath, KnownPath];
  /** The tool described by the page. */
  screen: ScreenPicture | null;
  breadcrumbs: ReactNode;
}) {
  const { address } = useVisit();
  const [first, second] = targets.map((path) =>
    path === '/contact' ? `${address(path)}?service=${id}` : address(path),
  );
  return (
    <>
      <PageHead breadcrumbs={breadcrumbs} sky={id} {...copy.head}>
        <OpenLink to={first ?? ''} className="button button-primary">
          {copy.head.button}
        </OpenLink>
        <OpenLink to={second ?? ''} className="button">
          {copy.head.second}
        </OpenLink>
      </PageHead>
      {screen && (
        <section className="band">
          <ScreenFigure screen={screen} />
        </section>
      )}
      {copy.blocks.map((block, index) => (
        // Blocks have no id but their index, and their order is fixed.
        // oxlint-disable-next-line react/no-array-index-key
        <section key={index} className="band">
          <div className="measure">
            <EditorialBlock
              block={block}
              icons={index === 0 ? (cardIcons[id] ?? []) : []}
              to={first ?? ''}
            />
          </div>
        </section>
      ))}
      <ClosingCall
        title={copy.closing.title}
        lead={copy.closing.lead}
        to={first ?? ''}
        button={copy.closing.button}
        second={{ to: second ?? '', label: copy.closing.second }}
      />
    </>
  );
}
