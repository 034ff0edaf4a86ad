import type { LandingCopy } from '#app/content/landing/shape.ts';
import type { Accent, PageDraft } from '#app/domain/landing/page-draft.ts';
import { fill } from '#app/i18n/format.ts';
import { locales } from '#app/i18n/languages.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';

/** Colour pairs with sufficient contrast in every theme. */
const accentClasses = {
  lumen: ['text-lumen', 'border-lumen bg-lumen'],
  aurora: ['text-aurora', 'border-aurora bg-aurora'],
  violet: ['text-violet', 'border-violet bg-violet'],
} as const satisfies Record<Accent, readonly [text: string, ground: string]>;

/** The page built so far, with sample texts in empty fields. */
export function PagePreview({ copy, draft }: { copy: LandingCopy; draft: PageDraft }) {
  const { language } = useVisit();
  const { activity, place, headline, lead, proof } = copy.draft;
  const said = draft.activity || activity;
  const topic = said.charAt(0).toLocaleUpperCase(locales[language]) + said.slice(1);
  const title = draft.headline || fill(headline, { topic, label: draft.place || place });
  const [text, ground] = accentClasses[draft.accent];
  return (
    <figure aria-label={copy.demo.page} className="panel overflow-hidden">
      <div aria-hidden="true" className="flex gap-2 border-b border-line px-5 py-3">
        {[0, 1, 2].map((dot) => (
          <span key={dot} className="size-2.5 rounded-full bg-rail" />
        ))}
      </div>
      <div className="grid grid-cols-1 justify-items-start gap-5 p-6 sm:p-10">
        <p className={`small max-w-full break-words ${text}`}>
          {topic} · {draft.place || place}
        </p>
        <p className="title max-w-full text-balance break-words">{title}</p>
        <p className="text-dust">{lead[draft.action]}</p>
        <span
          className={`max-w-full rounded-full border px-6 py-2.5 font-semibold break-words text-ink ${ground}`}
        >
          {draft.label || copy.actions[draft.action]}
        </span>
        <p className="flex max-w-full gap-3 border-t border-line pt-5">
          <Icon name="star" className={`icon mt-0.5 size-5 ${text}`} />
          <span className="min-w-0 break-words">{draft.proof || proof}</span>
        </p>
      </div>
    </figure>
  );
}
