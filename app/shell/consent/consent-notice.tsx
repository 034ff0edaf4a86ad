import type { ConsentCopy } from '#app/content/consent/shape.ts';
import { noticeId, type Answer } from '#app/domain/consent/notice.ts';

/**
 * The consent banner without React, in its collapsed state; choice/consent-banner.tsx replaces it and looks the same.
 */
export function ConsentNotice({
  copy,
  details,
}: {
  copy: ConsentCopy;
  /** Address of the cookies page. */
  details: string;
}) {
  const labels = {
    everything: copy.acceptAll,
    necessary: copy.necessaryOnly,
    customize: copy.customize,
  } satisfies Record<Answer, string>;
  const title = `${noticeId}-title`;
  return (
    <section aria-labelledby={title} className="consent-banner">
      <div className="consent-grid measure">
        <div className="space-y-2">
          <h2 id={title} className="heading">
            {copy.title}
          </h2>
          <div className="small text-dust">
            {copy.text.map((line) => (
              <p key={line}>{line}</p>
            ))}
            <a href={details} className="text-link text-star">
              {copy.details}
            </a>
          </div>
          {/* Shown by the script where the browser sends the signal. */}
          <p hidden className="small text-aurora">
            {copy.privacyControl}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          {Object.entries(labels).map(([value, label]) => (
            <button
              key={value}
              type="button"
              value={value}
              className="consent-answer"
              aria-expanded={value === ('customize' satisfies Answer) ? false : undefined}
            >
              {label}
            </button>
          ))}
        </div>
      </div>
    </section>
  );
}
