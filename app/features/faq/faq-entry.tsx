import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { FaqItem } from '#app/domain/faq/faq.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Disclosure } from '#app/ui/page/disclosure.tsx';

/**
 * A question that opens to its answer, one at a time. The answer carries the id: a browser that follows a link to it
 * opens the `details` around it.
 */
export function FaqEntry({
  item: { id, question },
  answer,
  link,
}: {
  item: FaqItem;
  answer: ReactNode;
  /** Name of the link to this answer. */
  link: string;
}) {
  const details = useRef<HTMLDetailsElement>(null);
  const { hash, key } = useLocation();

  // For links followed by the router, and browsers that do not open `details` for a target.
  useEffect(() => {
    if (hash !== `#${id}` || !details.current || details.current.open) return;
    details.current.open = true;
    details.current.scrollIntoView();
  }, [hash, id, key]);

  return (
    <Disclosure ref={details} name="faq" title={<h2 className="font-medium">{question}</h2>}>
      <div id={id} className="scroll-mt-16 pb-5">
        <p className="max-w-[60ch] text-dust">{answer}</p>
        <a href={`#${id}`} className="text-link small mt-2 text-dust">
          <Icon name="link" className="icon size-4" />
          {link}
        </a>
      </div>
    </Disclosure>
  );
}
