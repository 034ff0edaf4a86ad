import { useEffect, useRef, useState } from 'react';
import { Form, Link, useLocation } from 'react-router';
import type { FaqCopy } from '#app/content/faq/shape.ts';
import { cut } from '#app/domain/cut.ts';
import { faqCategories, filterFaq, readFaqCategory, type FaqItem } from '#app/domain/faq/faq.ts';
import { plural } from '#app/i18n/plural.ts';
import { FilterChips } from '#app/ui/filter-chips.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { withQuery } from '#app/ui/with-query.ts';
import { FaqEntry } from './faq-entry.tsx';

const categories = ['all', ...faqCategories] as const;

/** The longest text that is looked for, in characters. */
const longestText = 200;

/**
 * The questions, narrowed by category and text. The criteria stand in the page's query, which works without scripts;
 * with them the list also follows what is being typed.
 */
export function FaqList({
  id = 'faq',
  copy,
  items,
}: {
  /** Where the page is linked to; another one where a tab has it already. */
  id?: string;
  copy: FaqCopy['list'];
  items: readonly FaqItem[];
}) {
  const { language } = useVisit();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const category = readFaqCategory(query.get('category'));
  const asked = cut(query.get('q') ?? '', longestText);

  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState({ search, text: asked });
  // Another address is another question, whatever was typed before.
  if (typed.search !== search) setTyped({ search, text: asked });
  const { text } = typed.search === search ? typed : { text: asked };
  const type = (next: string) => setTyped({ search, text: next });

  // What was typed before React came.
  useEffect(() => {
    const early = field.current?.value ?? '';
    setTyped((known) => ({ ...known, text: early }));
  }, []);

  const found = filterFaq(items, { category, text });

  return (
    <section
      id={id}
      className="grid grid-cols-1 items-start gap-x-16 gap-y-8 lg:grid-cols-[2fr_3fr]"
    >
      <div className="grid gap-5 lg:sticky lg:top-24">
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
              onChange={(event) => type(event.target.value)}
            />
            {category !== 'all' && <input type="hidden" name="category" value={category} />}
            <button type="submit" className="button px-4" aria-label={copy.find}>
              <Icon name="search" className="icon size-5" />
            </button>
          </div>
        </Form>
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
            <FaqEntry key={item.id} item={item} link={copy.link} />
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
