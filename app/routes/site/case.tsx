import { data, Link } from 'react-router';
import { caseStudy } from '#app/content/cases/case-study.ts';
import { contentOf } from '#app/content/content.ts';
import { casePlate } from '#app/content/pictures/pictures.ts';
import { caseAfter, caseIds } from '#app/domain/cases/cases.ts';
import { caseWork } from '#app/features/cases/case-data.ts';
import { caseLook } from '#app/features/cases/case-look.ts';
import { CaseSheet } from '#app/features/cases/case-sheet.tsx';
import { visitContext } from '#app/middleware/visit.ts';
import { Breadcrumbs } from '#app/shell/navigation/breadcrumbs.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { publicPage } from '#app/shell/public-page.ts';
import { ClosingCall } from '#app/ui/page/closing-call.tsx';
import { PageHead } from '#app/ui/page/page-head.tsx';
import { Picture } from '#app/ui/page/picture.tsx';
import { useVisit } from '#app/ui/visit.ts';
import type { Route } from './+types/case';

export const headers = publicPage;

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { study, plate, list } = loaderData;
  return pageMeta(page, study, {
    name: study.client,
    parent: listOf(list),
    structuredData: [
      ({ shell, pathname }) => caseWork(shell.origin, pathname, shell.language, study, plate),
    ],
  });
}

export function loader({ context }: Route.LoaderArgs) {
  const { language, screen } = context.get(visitContext);
  const id = caseIds.find((each) => `case-${each}` === screen);
  if (!id) throw data(null, { status: 404 });
  const { frame, page, studies } = contentOf(language).cases;
  const next = caseAfter(id);
  return {
    study: caseStudy(language, id),
    plate: casePlate(language, id),
    frame,
    note: page.note,
    list: contentOf(language).screens.cases.name,
    next: { id: next, client: studies[next].client },
  };
}

const listOf = (name: string) => ({ name, path: '/etudes-de-cas' as const });

export default function CasePage({ loaderData }: Route.ComponentProps) {
  const { study, plate, frame, note, list, next } = loaderData;
  const { address } = useVisit();
  const contact = `${address('/contact')}?service=case-${study.id}`;
  return (
    <>
      <PageHead
        breadcrumbs={<Breadcrumbs current={study.client} parent={listOf(list)} />}
        figure={
          <Picture
            picture={plate}
            sizes="(min-width: 64rem) 30rem, 90vw"
            className="plate"
            isFirst
          />
        }
        eyebrow={`${frame.eyebrow} · ${study.sector}`}
        title={study.heading}
        lead={study.lead}
      >
        <Link to={contact} className="button button-primary">
          {frame.contact}
        </Link>
        <Link to={address('/etudes-de-cas')} className="button">
          {frame.all}
        </Link>
      </PageHead>
      <CaseSheet study={study} frame={frame} note={note} />
      <ClosingCall
        {...frame.closing}
        to={contact}
        second={{ to: address(caseLook[next.id].path), label: `${frame.next} · ${next.client}` }}
      />
    </>
  );
}
