import type { RefObject } from 'react';
import { Link } from 'react-router';
import type { ConsentCopy } from '#app/content/consent/shape.ts';
import type { ConsentStatus } from '#app/domain/consent/status.ts';
import { useVisit } from '#app/ui/visit.ts';
import { whyAgain } from './why-again.ts';

/** What the banner asks, and why it asks again. */
export function BannerText({
  messages,
  status,
  title,
  id,
}: {
  messages: ConsentCopy;
  status: ConsentStatus;
  title: RefObject<HTMLHeadingElement | null>;
  id: string;
}) {
  const { address, language } = useVisit();
  const again = whyAgain(messages, status, language);
  return (
    <div className="space-y-2">
      <h2 ref={title} id={id} tabIndex={-1} className="heading outline-none">
        {messages.title}
      </h2>
      <div className="small text-dust">
        {messages.text.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <Link to={address('/cookies')} className="text-link text-star">
          {messages.details}
        </Link>
      </div>
      {again && <p className="small">{again}</p>}
      {hasPrivacyControl() && <p className="small text-aurora">{messages.privacyControl}</p>}
    </div>
  );
}

function hasPrivacyControl(): boolean {
  return navigator.globalPrivacyControl === true;
}
