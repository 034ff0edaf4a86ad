import type { AdminCopy } from '#app/content/admin/shape.ts';
import type { CrmCopy } from '#app/content/crm/shape.ts';
import { useVisit } from '#app/ui/visit.ts';
import { LoadingScreen } from '../frame/loading-screen.tsx';
import { useRead } from '../frame/use-read.ts';

interface Props {
  /** Permissions of the signed-in member of staff, from their session; the server enforces them. */
  permissions: readonly string[];
  /** Shown while the screen's own messages load. */
  waiting: { loading: string; failed: string; retry: string; needsScript: string };
  /** Fetches the screen's messages. */
  loadMessages: () => Promise<AdminCopy>;
  /** Fetches the workspace's messages. */
  loadCrmMessages: () => Promise<CrmCopy>;
}

/** The administration; its code and messages are loaded when it is first opened. */
export function Admin({ permissions, waiting, loadMessages, loadCrmMessages }: Props) {
  const { language } = useVisit();
  const { data, error, reload } = useRead(language, () =>
    Promise.all([import('./admin-screen.tsx'), loadMessages(), loadCrmMessages()]),
  );
  if (data) {
    const [{ AdminScreen }, messages, crm] = data;
    return <AdminScreen permissions={permissions} messages={messages} crm={crm} />;
  }
  return (
    <LoadingScreen isFailed={error !== null} messages={waiting} onRetry={reload}>
      <noscript>
        <p>{waiting.needsScript}</p>
      </noscript>
    </LoadingScreen>
  );
}
