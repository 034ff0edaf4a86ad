import { searchAnswer } from '#app/application/search/search-answer.ts';
import { contentOf } from '#app/content/content.ts';
import { NothingFound } from '#app/features/search/nothing-found.tsx';
import { PopularPages } from '#app/features/search/popular-pages.tsx';
import { SearchForm } from '#app/features/search/search-form.tsx';
import { SearchResults } from '#app/features/search/search-results.tsx';
import { fill } from '#app/i18n/format.ts';
import { closedScreens, isOpenAmong } from '#app/i18n/module-screens.ts';
import { publicSettingsContext } from '#app/middleware/public-settings.ts';
import { visitContext } from '#app/middleware/visit.ts';
import { Breadcrumbs } from '#app/shell/navigation/breadcrumbs.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Headline } from '#app/ui/page/headline.tsx';
import type { Route } from './+types/search';

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { copy, answer } = loaderData;
  const title = answer.term ? fill(copy.titleFor, { term: answer.term }) : copy.title;
  return pageMeta(page, { title, description: copy.description });
}

export function loader({ context, url }: Route.LoaderArgs) {
  const { language } = context.get(visitContext);
  return {
    copy: contentOf(language).search,
    name: contentOf(language).screens.search.name,
    answer: searchAnswer(
      url.searchParams,
      language,
      isOpenAmong(closedScreens(context.get(publicSettingsContext).closed)),
    ),
  };
}

export default function SearchPage({ loaderData: { copy, name, answer } }: Route.ComponentProps) {
  return (
    <div className="starfield border-b border-line">
      <div className="measure min-h-[70vh] pt-6 pb-24">
        <Breadcrumbs current={name} />
        <h1 className="title mt-10 mb-6">
          <Headline text={copy.heading} />
        </h1>
        <SearchForm copy={copy} term={answer.term} />
        {answer.total > 0 && <SearchResults copy={copy} answer={answer} />}
        {answer.term && answer.total === 0 && <NothingFound copy={copy} answer={answer} />}
        {answer.popular.length > 0 && <PopularPages title={copy.popular} pages={answer.popular} />}
      </div>
    </div>
  );
}
