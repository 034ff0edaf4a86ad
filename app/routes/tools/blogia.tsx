import { blogiaCopy } from '#app/content/blogia/copy.ts';
import { screenNames } from '#app/content/screens/copy.ts';
import { writerPhrases } from '#app/content/writer/copy.ts';
import { emptyDraft, readDraft, type Draft } from '#app/domain/blogia/draft.ts';
import { canGenerate, keyphraseOf, readBlogForm } from '#app/domain/blogia/prompts.ts';
import { judge } from '#app/domain/blogia/rules/judge.ts';
import { write } from '#app/domain/blogia/write.ts';
import { Benefits } from '#app/features/blogia/benefits.tsx';
import { Blogia, type BlogiaStart } from '#app/features/blogia/blogia.tsx';
import { sampleParameter, Samples } from '#app/features/blogia/samples.tsx';
import type { Language } from '#app/i18n/languages.ts';
import { visitContext } from '#app/middleware/visit.ts';
import { Breadcrumbs } from '#app/shell/breadcrumbs.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { freeTool } from '#app/shell/tool-data.ts';
import type { Route } from './+types/blogia';
import { publicPage } from './caching.ts';

export const headers = publicPage;

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  return pageMeta(page, loaderData?.copy, { name: loaderData?.name, structuredData: [freeTool] });
}

export function loader({ context, url }: Route.LoaderArgs) {
  const { language } = context.get(visitContext);
  const { samples, ...copy } = blogiaCopy[language];
  const { items, ...sampleWords } = samples;
  return {
    copy,
    name: screenNames[language].blogia.name,
    start: startOf(language, url.searchParams),
    search: url.search,
    samples: { copy: sampleWords, cards: items.map((draft) => cardOf(language, draft)) },
  };
}

/** A shared request is answered by the built-in writer: it costs nothing, and always says the same. */
function startOf(language: Language, query: URLSearchParams): BlogiaStart {
  const form = readBlogForm((name) => query.get(name));
  const kind = form.promptType ?? 'seo-article';
  if (canGenerate(form)) {
    const text = write(kind, form, writerPhrases[language], form.variant);
    return { form, kind, draft: readDraft(text, keyphraseOf(form)) };
  }
  const sample = blogiaCopy[language].samples.items[Number(query.get(sampleParameter)) - 1];
  return { form, kind: sample ? 'seo-article' : kind, draft: sample ?? emptyDraft };
}

function cardOf(language: Language, draft: Draft) {
  const { score, wordCount: words } = judge(language, 'seo-article', draft);
  return { slug: draft.slug, title: draft.title, description: draft.description, words, score };
}

export default function BlogiaPage({
  loaderData: { copy, name, start, search, samples },
}: Route.ComponentProps) {
  return (
    <>
      <Blogia key={search} copy={copy} start={start}>
        <Breadcrumbs current={name} />
      </Blogia>
      <Samples copy={samples.copy} cards={samples.cards} />
      <Benefits copy={copy.benefits} />
    </>
  );
}
