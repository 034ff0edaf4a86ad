import { Link } from 'react-router';
import { formatDate } from '#app/i18n/format.ts';
import { Modal } from '#app/ui/modal.tsx';
import { Switch } from '#app/ui/switch.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { useDesk } from './desk.tsx';

/** Who is signed in, whether single keys are shortcuts, and whether the sandbox fails or the way to the account. */
export function SettingsDialog({
  areKeysOn,
  onKeys,
  onClose,
}: {
  areKeysOn: boolean;
  onKeys: (areOn: boolean) => void;
  onClose: () => void;
}) {
  const { language } = useVisit();
  const {
    words: { settings, frame },
    workspace: { failing },
    user,
  } = useDesk();
  if (!user) return null;
  const facts = [
    [settings.name, user.name],
    [settings.email, user.email],
    [settings.role, user.role],
    [
      settings.permissions,
      user.permissions.includes('all') ? settings.all : user.permissions.join(', '),
    ],
    [settings.lastLogin, formatDate(language, user.lastLogin, 'short')],
  ] as const;
  return (
    <Modal title={settings.title} close={frame.close} onClose={onClose}>
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[12rem_1fr]">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-dust">{name}</dt>
            <dd className="mb-2 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
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
