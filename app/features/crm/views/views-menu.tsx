import { useState, type ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { Menu } from '../frame/menu.tsx';
import { useWorkspace } from '../frame/workspace.tsx';
import type { SectionFilters } from './section-view.ts';
import { Views } from './views-dialog.tsx';

/** The menu of a section's secondary actions, with its saved views. */
export function ViewsMenu({
  section,
  table,
  children,
}: SectionFilters & {
  /** The other actions. */
  children: ReactNode;
}) {
  const { messages } = useWorkspace();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Menu>
        <button type="button" className="menu-item" onClick={() => setIsOpen(true)}>
          <Icon name="star" className="icon size-5" />
          {messages.clientList.savedViews.title}
        </button>
        {children}
      </Menu>
      {isOpen && <Views section={section} table={table} onClose={() => setIsOpen(false)} />}
    </>
  );
}
