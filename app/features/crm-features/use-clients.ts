import { useState } from 'react';
import type { CrmFeaturesCopy } from '#app/content/crm-features/shape.ts';
import type { PreviewClient } from '#app/domain/crm/sandbox/preview.ts';
import { fill } from '#app/i18n/format.ts';

type Clients = readonly PreviewClient[];

export interface Notice {
  text: string;
  /** The clients before the change; null where there is nothing to undo. */
  before: Clients | null;
}

/** The preview's clients, changed in this page only, and a notice that can undo the last change. */
export function useClients(samples: Clients, copy: CrmFeaturesCopy['preview']) {
  const [clients, setClients] = useState(samples);
  const [notice, setNotice] = useState<Notice | null>(null);

  function change(next: Clients, text: string) {
    setNotice({ text, before: clients });
    setClients(next);
  }

  function save(client: PreviewClient, isNew: boolean) {
    const next = isNew
      ? [client, ...clients]
      : clients.map((each) => (each.id === client.id ? client : each));
    change(next, fill(isNew ? copy.added : copy.saved, { name: client.name }));
  }

  function remove({ id: removed, name }: PreviewClient) {
    change(
      clients.filter(({ id }) => id !== removed),
      fill(copy.removed, { name }),
    );
  }

  function undo() {
    setClients(notice?.before ?? clients);
    setNotice({ text: copy.undone, before: null });
  }

  return { clients, notice, save, remove, undo };
}
