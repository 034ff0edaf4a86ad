import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Story as StoryCopy, StoryId } from '#app/content/story/shape.ts';
import type { KnownPath } from '#app/i18n/paths.ts';
import { ClosingCall } from '#app/ui/closing-call.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { StoryBlock } from './blocks.tsx';
import { cardIcons } from './card-icons.ts';

/** A page told from top to bottom: its head, its blocks, and where to go from there. */
export function Story({
  id,
  copy,
  targets,
  breadcrumbs,
}: {
  id: StoryId;
  copy: StoryCopy;
  targets: readonly [KnownPath, KnownPath];
  breadcrumbs: ReactNode;
}) {
  const { address } = useVisit();
  const [first, second] = targets.map((path) =>
    path === '/contact' ? `${address(path)}?service=${id}` : address(path),
  );
  return (
    <>
      <PageHead breadcrumbs={breadcrumbs} sky={id} {...copy.head}>
        <Link to={first ?? ''} className="button button-primary">
          {copy.head.button}
        </Link>
        <Link to={second ?? ''} className="button">
          {copy.head.second}
        </Link>
      </PageHead>
      {copy.blocks.map((block, index) => (
        // Blocks have no other name than their place, and never move.
        // oxlint-disable-next-line react/no-array-index-key
        <section key={index} className="band">
          <div className="measure">
            <StoryBlock block={block} icons={cardIcons[id] ?? []} />
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
