import type { AdminCopy } from '#app/content/admin/shape.ts';
import type { CrmCopy, CrmLoginCopy } from '#app/content/crm/shape.ts';
import type { StaffCopy } from '#app/content/staff/shape.ts';
import type { User } from '#app/domain/crm/records/entities.ts';
import { Admin } from '#app/features/crm/admin/admin.tsx';
import { loadMessages } from '#app/shell/messages.ts';
import { useVisit } from '#app/ui/visit.ts';

/** The administration, loaded together with its messages. */
export function Administration({
  copy,
  staff,
  user: { permissions },
}: {
  copy: CrmLoginCopy;
  staff: StaffCopy;
  user: User;
}) {
  const { language } = useVisit();
  return (
    <Admin
      permissions={permissions}
      waiting={{
        loading: staff.busy,
        failed: copy.failed,
        retry: copy.submit,
        needsScript: staff.needsScript,
      }}
      loadMessages={() => loadMessages<AdminCopy>(language, 'admin')}
      loadCrmMessages={() => loadMessages<CrmCopy>(language, 'crm')}
    />
  );
}
