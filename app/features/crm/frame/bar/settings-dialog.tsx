import { Link } from 'react-router';
import type { User } from '#app/domain/crm/records/entities.ts';
import { formatDate } from '#app/i18n/format.ts';
import { Switch } from '#app/ui/fields/switch.tsx';
import { Modal } from '#app/ui/modal.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { useWorkspace } from '../workspace.tsx';

/**
 * The signed-in user, the setting for single-key shortcuts, and the sandbox's failure switch or the link to the
 * account.
 */
export function SettingsDialog({
  areKeysOn,
  onKeys,
  onClose,
}: {
  areKeysOn: boolean;
  onKeys: (areOn: boolean) => void;
  onClose: () => void;
}) {
  const {
    messages: { settings, frame },
    backend: { failing },
    user,
  } = useWorkspace();
  if (!user) return null;
  return (
    <Modal title={settings.title} close={frame.close} onClose={onClose}>
      <UserFacts user={user} />
      <div className="mt-4 border-t border-line pt-4">
        {failing && (
          <Switch
            name="crm-failing"
            label={settings.failLabel}
            help={settings.failHelp}
            initial={failing.isOn()}
            onChange={failing.set}
          />
        )}
        <Switch
          name="crm-keys"
          label={settings.keysLabel}
          help={settings.keysHelp}
          isOn={areKeysOn}
          onChange={onKeys}
        />
        {failing ? (
          <p className="small mt-4 text-dust">{settings.kept}</p>
        ) : (
          <Link to="?compte=1" className="text-link mt-4">
            {settings.account}
          </Link>
        )}
      </div>
    </Modal>
  );
}

function UserFacts({ user }: { user: User }) {
  const { language } = useVisit();
  const {
    messages: { settings },
  } = useWorkspace();
  const permissionNames: Readonly<Record<string, string>> = settings.permissionNames;
  const facts = [
    [settings.name, user.name],
    [settings.email, user.email],
    [settings.role, settings.roles[user.role]],
    [
      settings.permissions,
      user.permissions.includes('all')
        ? settings.all
        : user.permissions.flatMap((each) => permissionNames[each] ?? []).join(', '),
    ],
    [settings.lastLogin, formatDate(language, user.lastLogin, 'short')],
  ] as const;
  return (
    <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[12rem_1fr]">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-dust">{name}</dt>
          <dd className="mb-2 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
