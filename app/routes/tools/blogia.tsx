import { contentOf } from '#app/content/content.ts';
import { emptyDraft, readDraft, type Draft } from '#app/domain/blogia/draft.ts';
import { canGenerate, keyphraseOf, readBlogForm } from '#app/domain/blogia/prompts.ts';
import { assessDraft } from '#app/domain/blogia/rules/assess-draft.ts';
import { write } from '#app/domain/blogia/write.ts';
import { Benefits } from '#app/features/blogia/benefits.tsx';
import { Blogia, type BlogiaStart } from '#app/features/blogia/blogia.tsx';
import { sampleParameter, Samples } from '#app/features/blogia/samples.tsx';
import type { Language } from '#app/i18n/languages.ts';
import { visitContext } from '#app/middleware/visit.ts';
import { Breadcrumbs } from '#app/shell/navigation/breadcrumbs.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { publicPage } from '#app/shell/public-page.ts';
import { freeTool } from '#app/shell/structured-data.ts';
import type { Route } from './+types/blogia';

export const headers = publicPage;

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  return pageMeta(page, loaderData?.copy, { name: loaderData?.name, structuredData: [freeTool] });
}

export function loader({ context, url }: Route.LoaderArgs) {
  const { language } = context.get(visitContext);
  const { samples, ...copy } = contentOf(language).blogia;
  const { items, ...sampleWords } = samples;
  return {
    copy,
    name: contentOf(language).screens.blogia.name,
    start: startOf(language, url.searchParams),
    search: url.search,
    samples: { copy: sampleWords, cards: items.map((draft) => cardOf(language, draft)) },
  };
}

/** A shared request is answered by the built-in writer: free of charge and deterministic. */
function startOf(language: Language, query: URLSearchParams): BlogiaStart {
  const form = readBlogForm(query);
  const kind = form.promptType ?? 'seo-article';
  if (canGenerate(form)) {
    const text = write(kind, form, contentOf(language).writer, form.variant);
    return { form, kind, draft: readDraft(text, keyphraseOf(form)) };
  }
  const sample = contentOf(language).blogia.samples.items[Number(query.get(sampleParameter)) - 1];
  return { form, kind: sample ? 'seo-article' : kind, draft: sample ?? emptyDraft };
}

function cardOf(language: Language, draft: Draft) {
  const { score, wordCount: words } = assessDraft(language, 'seo-article', draft);
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
