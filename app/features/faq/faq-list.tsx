import { useEffect, useRef, useState } from 'react';
import { Form, Link, useLocation } from 'react-router';
import type { FaqCopy } from '#app/content/faq/shape.ts';
import {
  faqCategories,
  filterFaq,
  readFaqCategory,
  type FaqFilter,
  type FaqItem,
} from '#app/domain/faq/faq.ts';
import { plural } from '#app/i18n/plural.ts';
import { useVisit } from '#app/ui/visit.ts';
import { Icon } from '#app/ui/icon.tsx';
import { FaqEntry } from './faq-entry.tsx';

const categories = ['all', ...faqCategories] as const;

/** The longest text that is looked for, in characters. */
const longestText = 200;

/**
 * The questions, narrowed by category and text. The criteria stand in the page's query, which works without scripts;
 * with them the list also follows what is being typed.
 */
export function FaqList({ copy, items }: { copy: FaqCopy['list']; items: readonly FaqItem[] }) {
  const { language } = useVisit();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const category = readFaqCategory(query.get('category'));
  const asked = (query.get('q') ?? '').slice(0, longestText);

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
  const addressOf = (filter: FaqFilter) => {
    const narrowed = new URLSearchParams({
      ...(filter.category !== 'all' && { category: filter.category }),
      ...(filter.text && { q: filter.text }),
    }).toString();
    return pathname + (narrowed && `?${narrowed}`);
  };

  return (
    <section id="faq" className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[2fr_3fr]">
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
        <nav aria-label={copy.categories}>
          <ul className="flex flex-wrap gap-2">
            {categories.map((each) => (
              <li key={each}>
                <Link
                  to={addressOf({ category: each, text })}
                  preventScrollReset
                  aria-current={each === category ? 'page' : undefined}
                  className="chip"
                >
                  {copy.category[each]}{' '}
                  <span className="tabular text-dust">
                    {filterFaq(items, { category: each, text }).length}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
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
