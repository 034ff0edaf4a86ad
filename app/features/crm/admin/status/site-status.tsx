import { useStaff } from '../../frame/staff-context.tsx';
import { focusFallback } from '../../frame/use-kept-focus.ts';
import { useAdmin } from '../admin-context.tsx';
import { BackupStatus } from './backup-status.tsx';
import { MailStatus } from './mail-status.tsx';

/** State of the site, as far as the reader's permissions allow, above every section of the administration. */
export function SiteStatus() {
  const { messages } = useAdmin();
  const { may } = useStaff();
  const [seesMails, seesBackups] = [may('leads'), may('operations')];
  if (!seesMails && !seesBackups) return null;
  return (
    <section
      {...focusFallback}
      tabIndex={-1}
      className="panel mt-3 grid grid-cols-1 gap-3 p-4"
      aria-label={messages.status.title}
    >
      {seesMails && <MailStatus />}
      {seesBackups && <BackupStatus />}
    </section>
  );
}
