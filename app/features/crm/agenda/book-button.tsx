import { useState } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { May } from '../frame/staff-context.tsx';
import { useWorkspace } from '../frame/workspace.tsx';
import { BookDialog } from './book-dialog.tsx';
import type { BookedFor } from './use-book.ts';

/** Opens the form that books a meeting for a lead or a client; only where a server stores meetings. */
export function BookButton({ whom }: { whom: BookedFor }) {
  const {
    messages: { agenda: copy },
    backend,
  } = useWorkspace();
  const [isOpen, setIsOpen] = useState(false);
  if (!backend.live) return null;
  return (
    <May action="leads">
      <button type="button" className="button w-fit" onClick={() => setIsOpen(true)}>
        <Icon name="calendar" className="icon size-5" />
        {copy.book.open}
      </button>
      {isOpen && <BookDialog whom={whom} onClose={() => setIsOpen(false)} />}
    </May>
  );
}
