import { contentOf } from '#app/content/content.ts';
import { faqItems, linkedAnswers } from '#app/content/faq/faq-items.ts';
import { FaqList } from '#app/features/faq/faq-list.tsx';
import { FaqMore } from '#app/features/faq/faq-more.tsx';
import { faqPageData } from '#app/features/faq/faq-page-data.ts';
import { visitContext } from '#app/middleware/visit.ts';
import { useChatScreens } from '#app/shell/chat/chat-screens.ts';
import { Breadcrumbs } from '#app/shell/navigation/breadcrumbs.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { publicPage } from '#app/shell/public-page.ts';
import { Headline } from '#app/ui/page/headline.tsx';
import { LinkedText } from '#app/ui/page/linked-text.tsx';
import type { Route } from './+types/faq';

export const headers = publicPage;
export { staysWithQuery as shouldRevalidate } from '#app/shell/stays-with-query.ts';

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { page: text, name, items } = loaderData;
  return pageMeta(page, text, {
    name,
    structuredData: [
      ({ shell, pathname }) => faqPageData(shell.origin + pathname, shell.language, items),
    ],
  });
}

export function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(visitContext);
  const { list, page } = contentOf(language).faq;
  return {
    list,
    page,
    items: faqItems(language),
    answers: linkedAnswers(language),
    name: contentOf(language).screens.faq.name,
  };
}

export default function FaqPage({ loaderData }: Route.ComponentProps) {
  const { list, page, items, answers, name } = loaderData;
  const chatScreens = useChatScreens();
  return (
    <>
      <div className="starfield border-b border-line">
        <div className="measure pt-6 pb-12">
          <Breadcrumbs current={name} />
          <h1 className="display mt-10">
            <Headline text={page.heading} />
          </h1>
          <p className="lead mt-5">{page.lead}</p>
        </div>
      </div>
      <div className="band">
        <div className="measure">
          <FaqList
            copy={list}
            items={items}
            renderAnswer={({ id, answer }) => <LinkedText text={answers[id] ?? answer} />}
          />
        </div>
      </div>
      <FaqMore copy={page.more} chatScreens={chatScreens} />
    </>
  );
}
