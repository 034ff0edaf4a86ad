import { useEffect, useRef } from 'react';
import { Form, useLocation } from 'react-router';
import type { SearchCopy } from '#app/content/search/shape.ts';
import { longestQuery } from '#app/domain/search/query-limits.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';

/** The field's id: an address ending in `#q` focuses it, natively or by script. */
const fieldId = 'q';

export function SearchForm({ copy, term }: { copy: SearchCopy; term: string }) {
  const { address } = useVisit();
  const { hash, key } = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const answered = useRef(term);

  // Only the back and forward buttons, which change the query, replace the field's text.
  useEffect(() => {
    if (answered.current === term || !field.current) return;
    answered.current = term;
    field.current.value = term;
  }, [term]);

  useEffect(() => {
    const isFirstPage = key === 'default';
    if (hash === `#${fieldId}` && !isFirstPage) field.current?.focus();
  }, [hash, key]);

  return (
    <Form action={address('/search')} role="search" className="max-w-[42rem]">
      <label htmlFor={fieldId} className="small text-dust">
        {copy.label}
      </label>
      <div className="mt-1 flex flex-wrap gap-3">
        <input
          ref={field}
          id={fieldId}
          type="search"
          name="q"
          defaultValue={term}
          placeholder={copy.placeholder}
          maxLength={longestQuery}
          autoComplete="off"
          enterKeyHint="search"
          className="input min-w-0 flex-1 basis-56 scroll-mt-[100vh]"
        />
        <button type="submit" className="button button-primary">
          <Icon name="search" className="icon size-4" />
          {copy.submit}
        </button>
      </div>
    </Form>
  );
}
