import { Link } from 'react-router';
import type { FaqCopy } from '#app/content/faq/shape.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Headline } from '#app/ui/page/headline.tsx';
import { useVisit } from '#app/ui/visit.ts';

/** For a question that is not in the list: contact the team, or open the assistant. */
export function FaqMore({
  copy,
  chatScreens,
}: {
  copy: FaqCopy['page']['more'];
  /** Class of the screens that offer the assistant; null if none does. */
  chatScreens: string | null;
}) {
  const { address } = useVisit();
  return (
    <section className="band">
      <div className="measure">
        <h2 className="title">
          <Headline text={copy.title} />
        </h2>
        <p className="lead mt-4">
          {copy.lead}
          {chatScreens !== null && (
            <span className={`scripted ${chatScreens}`}> {copy.assistant}</span>
          )}
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Link to={address('/contact')} className="button button-primary">
            {copy.contact}
          </Link>
          {chatScreens !== null && (
            <button
              type="button"
              className={`button scripted ${chatScreens}`}
              onClick={openAssistant}
            >
              <Icon name="message-circle" className="icon size-4" />
              {copy.chat}
            </button>
          )}
        </div>
      </div>
    </section>
  );
}

/** Clicks the assistant's own button, since the assistant belongs to the shell. */
function openAssistant(): void {
  const button = document.querySelector<HTMLElement>('[data-widget="chat"][aria-expanded="false"]');
  button?.click();
}
