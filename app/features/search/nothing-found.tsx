import { Link } from 'react-router';
import type { SearchCopy } from '#app/content/search/shape.ts';
import { withPrefix } from '#app/i18n/address.ts';
import { fill } from '#app/i18n/format.ts';
import { plural } from '#app/i18n/plural.ts';
import { useVisit } from '#app/ui/visit.ts';
import type { SearchAnswer } from './search-answer.ts';

/** No results, with alternatives: other words, the other languages, a person. */
export function NothingFound({ copy, answer }: { copy: SearchCopy; answer: SearchAnswer }) {
  const { language, address } = useVisit();
  const { term, others } = answer;
  return (
    <section className="mt-12">
      <div role="status">
        <h2 className="heading">{fill(copy.none, { term })}</h2>
      </div>
      {others.length > 0 && (
        <div className="panel mt-6 max-w-[42rem] p-6">
          <h3 className="font-medium">{copy.otherLanguages}</h3>
          <ul className="mt-2 flex flex-wrap gap-x-8 gap-y-2">
            {others.map((other) => (
              <li key={other.language}>
                <Link
                  to={withPrefix(
                    `/${other.language}`,
                    `/search?${new URLSearchParams({ q: term })}`,
                  )}
                  hrefLang={other.language}
                  className="text-link"
                >
                  {fill(plural(language, other.count, copy.foundIn), { language: other.name })}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      <ul className="mt-6 list-disc space-y-1 pl-5 text-dust">
        {copy.advice.map((advice) => (
          <li key={advice}>{advice}</li>
        ))}
      </ul>
      <Link to={address('/contact')} className="button mt-6">
        {copy.ask}
      </Link>
    </section>
  );
}
