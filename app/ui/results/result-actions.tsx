import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import { CopyLink, type CopyLinkMessages } from './copy-link.tsx';
import { PrintButton } from './print-button.tsx';

/**
 * Actions on a wizard's result: share, print, restart.
 *
 * @param to address that shows the result again
 * @param children preceding actions
 */
export function ResultActions({
  to,
  messages,
  onAgain,
  children,
}: {
  to: string;
  messages: { share: CopyLinkMessages; print: string; again: string };
  onAgain: () => void;
  children: ReactNode;
}) {
  const { pathname } = useLocation();
  return (
    <div className="flex flex-wrap items-start gap-3 print:hidden">
      {children}
      <CopyLink to={to} messages={messages.share} />
      <PrintButton label={messages.print} />
      <form
        action={pathname}
        onSubmit={(event) => {
          event.preventDefault();
          onAgain();
        }}
      >
        <button type="submit" className="button">
          <Icon name="rotate-ccw" className="icon size-5" />
          {messages.again}
        </button>
      </form>
    </div>
  );
}
