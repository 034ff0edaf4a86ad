import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Form, Link, useLocation } from 'react-router';
import type { FaqCopy } from '#app/content/faq/shape.ts';
import { truncate } from '#app/domain/truncate.ts';
import {
  faqCategories,
  filterFaq,
  readFaqCategory,
  type FaqFilter,
  type FaqItem,
} from '#app/domain/faq/faq.ts';
import { plural } from '#app/i18n/plural.ts';
import { FilterChips } from '#app/ui/fields/filter-chips.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { withQuery } from '#app/ui/with-query.ts';
import { FaqEntry } from './faq-entry.tsx';

const categories = ['all', ...faqCategories] as const;

/** Maximum length of the search text, in characters. */
const longestText = 200;

/**
 * The questions, filtered by category and text. The filter is the page's query, so it works without scripts; with them
 * the list also updates while typing.
 */
export function FaqList({
  id = 'faq',
  copy,
  items,
  answerOf = ({ answer }) => answer,
}: {
  /** Anchor of the list; needs another value where a tab already has this id. */
  id?: string;
  copy: FaqCopy['list'];
  items: readonly FaqItem[];
  /** How an answer is shown; plain by default. */
  answerOf?: (item: FaqItem) => ReactNode;
}) {
  const { language } = useVisit();
  const { pathname } = useLocation();
  const { field, category, text, type } = useFaqFilter();
  const found = filterFaq(items, { category, text });

  return (
    <section
      id={id}
      className="grid grid-cols-1 items-start gap-x-16 gap-y-8 lg:grid-cols-[2fr_3fr]"
    >
      <div className="grid gap-5 lg:sticky lg:top-24">
        <SearchForm copy={copy} field={field} category={category} text={text} onType={type} />
        <FilterChips
          label={copy.categories}
          chips={categories.map((each) => ({
            id: each,
            to: withQuery(pathname, { category: each === 'all' ? '' : each, q: text }),
            name: copy.category[each],
            count: filterFaq(items, { category: each, text }).length,
          }))}
          chosen={category}
        />
      </div>
      <div>
        <p role="status" className="small mb-3 text-dust">
          {found.length > 0 ? plural(language, found.length, copy.found) : copy.noMatch}
        </p>
        <div className="border-t border-line empty:hidden">
          {found.map((item) => (
            <FaqEntry key={item.id} item={item} answer={answerOf(item)} link={copy.link} />
          ))}
        </div>
        {found.length === 0 && (
          <Link to={pathname} preventScrollReset className="button mt-2" onClick={() => type('')}>
            {copy.clear}
          </Link>
        )}
      </div>
    </section>
  );
}

/** Category and text of the page's query; the text also follows the field. */
function useFaqFilter() {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const category = readFaqCategory(query.get('category'));
  const asked = truncate(query.get('q') ?? '', longestText);

  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState({ search, text: asked });
  // A new address replaces what was typed before.
  if (typed.search !== search) setTyped({ search, text: asked });
  const { text } = typed.search === search ? typed : { text: asked };
  const type = (next: string) => setTyped({ search, text: next });

  // Adopts what was typed before hydration.
  useEffect(() => {
    const early = field.current?.value ?? '';
    setTyped((known) => ({ ...known, text: early }));
  }, []);
  return { field, category, text, type };
}

function SearchForm({
  copy,
  field,
  category,
  text,
  onType,
}: {
  copy: FaqCopy['list'];
  field: RefObject<HTMLInputElement | null>;
  category: FaqFilter['category'];
  text: string;
  onType: (text: string) => void;
}) {
  const { pathname } = useLocation();
  return (
    <Form action={pathname} role="search" preventScrollReset>
      <label htmlFor="faq-text" className="small text-dust">
        {copy.search}
      </label>
      <div className="mt-1 flex gap-3">
        <input
          ref={field}
          id="faq-text"
          type="search"
          name="q"
          value={text}
          maxLength={longestText}
          autoComplete="off"
          className="input min-w-0 flex-1"
          onChange={(event) => onType(event.target.value)}
        />
        {category !== 'all' && <input type="hidden" name="category" value={category} />}
        <button type="submit" className="button px-4" aria-label={copy.find}>
          <Icon name="search" className="icon size-5" />
        </button>
      </div>
    </Form>
  );
}
