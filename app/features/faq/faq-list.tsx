import type { ReactNode } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import type { FaqCopy } from '#app/content/faq/shape.ts';
import { faqCategories, filterFaq, readFaqCategory, type FaqItem } from '#app/domain/faq/faq.ts';
import { truncate } from '#app/domain/truncate.ts';
import { plural } from '#app/i18n/plural.ts';
import { FilterChips } from '#app/ui/fields/filter-chips.tsx';
import { FilterForm } from '#app/ui/fields/filter-form.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { withQuery } from '#app/ui/with-query.ts';
import { FaqEntry } from './faq-entry.tsx';

const categories = ['all', ...faqCategories] as const;

const plain = ({ answer }: FaqItem) => answer;

/** The questions, filtered by category and text. */
export function FaqList({
  id = 'faq',
  copy,
  items,
  renderAnswer = plain,
}: {
  /** Anchor of the list; needs another value where a tab already has this id. */
  id?: string;
  copy: FaqCopy['list'];
  items: readonly FaqItem[];
  /** How an answer is shown; plain by default. */
  renderAnswer?: (item: FaqItem) => ReactNode;
}) {
  const { language } = useVisit();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const category = readFaqCategory(query.get('category'));
  const text = truncate(query.get('q') ?? '', 100);
  const found = filterFaq(items, { category, text });

  return (
    <section
      id={id}
      className="grid grid-cols-1 items-start gap-x-16 gap-y-8 lg:grid-cols-[2fr_3fr]"
    >
      <div className="grid gap-5 lg:sticky lg:top-24">
        <FilterForm
          label={copy.search}
          search={{ name: 'q', label: copy.search, value: text }}
          submit={copy.find}
        >
          {category !== 'all' && <input type="hidden" name="category" value={category} />}
        </FilterForm>
        <FilterChips
          label={copy.categories}
          chips={categories.map((each) => ({
            id: each,
            to: withQuery(pathname, { category: each === 'all' ? '' : each, q: text }),
            name: copy.category[each],
            count: filterFaq(items, { category: each, text }).length,
          }))}
          chosen={category}
          replace
        />
      </div>
      <div>
        <p role="status" className="small mb-3 text-dust">
          {found.length > 0 ? plural(language, found.length, copy.found) : copy.noMatch}
        </p>
        <div className="border-t border-line empty:hidden">
          {found.map((item) => (
            <FaqEntry key={item.id} item={item} answer={renderAnswer(item)} link={copy.link} />
          ))}
        </div>
        {found.length === 0 && (
          <Link to={pathname} preventScrollReset className="button mt-2">
            {copy.clear}
          </Link>
        )}
      </div>
    </section>
  );
}
