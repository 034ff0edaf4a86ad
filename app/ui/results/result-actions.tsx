import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { CopyLink, type CopyLinkWords } from './copy-link.tsx';
import { Icon } from './icon.tsx';
import { PrintButton } from './print-button.tsx';

/**
 * What can be done with a wizard's result: share it, print it, start again.
 *
 * @param to address that shows the result again
 * @param children what comes first
 */
export function ResultActions({
  to,
  words,
  onAgain,
  children,
}: {
  to: string;
  words: { share: CopyLinkWords; print: string; again: string };
  onAgain: () => void;
  children: ReactNode;
}) {
  const { pathname } = useLocation();
  return (
    <div className="flex flex-wrap items-start gap-3 print:hidden">
      {children}
      <CopyLink to={to} words={words.share} />
      <PrintButton label={words.print} />
      <form
        action={pathname}
        onSubmit={(event) => {
          event.preventDefault();
          onAgain();
        }}
      >
        <button type="submit" className="button">
          <Icon name="rotate-ccw" className="icon size-5" />
          {words.again}
        </button>
      </form>
    </div>
  );
}
