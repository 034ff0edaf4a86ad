import type { MouseEvent } from 'react';
import { Link, useLocation, useMatches, useRevalidator } from 'react-router';
import type { ShellCopy } from '#app/content/shell/shape.ts';
import { parseAddress, withPrefix, type AddressForms } from '#app/i18n/address.ts';
import { languageNames, type Language } from '#app/i18n/languages.ts';
import { storeLanguage } from '#app/shell/language-store.ts';
import { useFeature } from '#app/shell/system/use-system.ts';
import { useVisit } from '#app/ui/visit.ts';

/**
 * Links to the same screen at its fixed address. After hydration a choice is also stored, and an address without a
 * language stays and changes language in place.
 */
export function LanguageSwitcher({
  copy,
  open,
}: {
  copy: ShellCopy['language'];
  /** The languages currently open. */
  open: readonly Language[];
}) {
  const { language: current } = useVisit();
  const { pathname, search, hash } = useLocation();
  const { prefix, path } = parseAddress(pathname);
  // A page with its own addresses per language passes them with its data.
  const shown = useMatches().at(-1)?.loaderData as { page?: { forms?: AddressForms } } | undefined;
  const { revalidate } = useRevalidator();
  const isOffered = useFeature('trilingualMode') && open.length > 1;

  function choose(language: Language, event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    const stored = storeLanguage(language);
    if (prefix !== '' || !stored) return;
    event.preventDefault();
    void revalidate();
  }

  if (!isOffered) return null;
  return (
    <ul aria-label={copy.label} className="flex rounded-full border border-line p-0.5">
      {open.map((language) => (
        <li key={language}>
          <Link
            to={
              (shown?.page?.forms?.[`/${language}`] ?? withPrefix(`/${language}`, path)) +
              search +
              hash
            }
            preventScrollReset
            hrefLang={language}
            lang={language}
            aria-label={`${language} – ${languageNames[language]}`}
            aria-current={language === current ? 'true' : undefined}
            className="language-link"
            onClick={(event) => choose(language, event)}
          >
            {language}
          </Link>
        </li>
      ))}
    </ul>
  );
}
