import { redirect } from 'react-router';
import { contentOf } from '#app/content/content.ts';
import { mostAskedQuestions } from '#app/content/faq/faq-items.ts';
import { casePlate } from '#app/content/pictures/pictures.ts';
import { caseIds } from '#app/domain/cases/cases.ts';
import { recordOf } from '#app/domain/codec/record-of.ts';
import { isLaunched } from '#app/domain/launch.ts';
import { withStatuses } from '#app/domain/team/team.ts';
import { Cases } from '#app/features/home/cases.tsx';
import { Closing } from '#app/features/home/closing.tsx';
import { Faq } from '#app/features/home/faq.tsx';
import { Hero } from '#app/features/home/hero.tsx';
import { Modules } from '#app/features/home/modules.tsx';
import { Services } from '#app/features/home/services.tsx';
import { Why } from '#app/features/home/why.tsx';
import { IlaForm } from '#app/features/ila-form/ila-form.tsx';
import { readSubmission } from '#app/features/ila-form/read-submission.ts';
import { sliderTexts } from '#app/features/ila-form/slider-text.ts';
import { TeamPreview } from '#app/features/team/team-preview.tsx';
import { withPrefix } from '#app/i18n/address.ts';
import { memberStatusesContext } from '#app/middleware/public-team.ts';
import { siteContext } from '#app/middleware/site.ts';
import { visitContext } from '#app/middleware/visit.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { publicPage } from '#app/shell/public-page.ts';
import { organization, webSite } from '#app/shell/structured-data.ts';
import type { Route } from './+types/home';

export const headers = publicPage;

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  return pageMeta(page, loaderData?.copy, { structuredData: [organization, webSite] });
}

export function loader({ context, url }: Route.LoaderArgs) {
  const { language, prefix, path } = context.get(visitContext);
  const { now, launchAt, photoPattern } = context.get(siteContext);
  const ila = readSubmission(url.searchParams);
  if (path === '/' && !isLaunched(now(), launchAt)) {
    throw redirect(withPrefix(prefix, '/countdown'), { headers: { 'Cache-Control': 'no-store' } });
  }
  return {
    copy: contentOf(language).home,
    questions: mostAskedQuestions(language, 5),
    team: withStatuses(contentOf(language).team, context.get(memberStatusesContext)),
    ila,
    sliders: sliderTexts(language, ila.input),
    photoPattern,
    plates: recordOf(caseIds, (id) => casePlate(language, id)),
  };
}

export default function Home({
  loaderData: { copy, questions, team: members, ila, sliders, photoPattern, plates },
}: Route.ComponentProps) {
  return (
    <>
      <Hero copy={copy.hero} />
      <Why copy={copy.why} />
      <Services copy={copy.services} />
      <IlaForm copy={copy.ila} submission={ila} sliders={sliders} />
      <Cases copy={copy.cases} plates={plates} photoPattern={photoPattern} />
      <Modules copy={copy.modules} />
      <TeamPreview copy={copy.team} members={members} />
      <Faq copy={copy.faq} questions={questions} />
      <Closing copy={copy.closing} />
    </>
  );
}
