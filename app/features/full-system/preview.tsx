import { Link } from 'react-router';
import type { SettingsCopy, PreviewCopy } from '#app/content/full-system/shape.ts';
import { featuresOf, type SiteSettings } from '#app/domain/settings/site-settings.ts';
import { fill } from '#app/i18n/format.ts';
import { languages } from '#app/i18n/languages.ts';
import type { KnownPath } from '#app/i18n/paths.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { IconName } from '#app/ui/icons/names.ts';
import { useVisit } from '#app/ui/visit.ts';
import { useScreen } from './use-screen.ts';

const modulePaths = {
  adluma: '/adluma',
  caseStudies: '/etudes-de-cas',
  blogIA: '/blogia',
  faq: '/faq',
  analytics: '/tableau-analytics',
  crm: '/crm-iluma',
} as const satisfies Record<keyof SiteSettings['modules'], KnownPath>;

const notices = [
  ['promoBar', 'megaphone'],
  ['maintenanceAlert', 'triangle-alert'],
  ['subscriptionPopup', 'mail'],
] as const satisfies readonly [keyof SiteSettings['notifications'], IconName][];

/** Shows the effect of the settings stored in this browser; other visitors' site is unchanged. */
export function Preview({
  copy,
  messages,
  settings,
}: {
  copy: PreviewCopy;
  messages: SettingsCopy;
  settings: SiteSettings;
}) {
  const screen = useScreen();
  const { chatbotEnabled } = featuresOf(settings, screen);
  const { chatbot, design, modules, notifications, team } = settings;
  const { groups, choices } = messages;
  const { forceLanguage } = chatbot;
  const open = languages.filter((language) => settings.languages[language]);
  return (
    <section
      aria-labelledby="cockpit-preview"
      className={`panel overflow-hidden ${design.haloEffects ? 'border-lumen' : ''} ${design.morphingBackground ? 'starfield' : ''}`}
    >
      <Notices copy={copy} notifications={notifications} />
      <div className="grid gap-5 p-6 sm:p-8">
        <div>
          <h3 id="cockpit-preview" className="heading">
            {copy.title}
          </h3>
          <p className="small text-dust">{copy.note}</p>
        </div>
        <p className="flex items-center gap-3">
          <Icon name="message-circle" className="icon size-5 text-aurora" />
          {chatbotEnabled ? copy.chatbot.on : copy.chatbot.off}
        </p>
        {forceLanguage !== 'auto' && (
          <p className="small">
            <span className="text-dust">{groups.chatbot.settings.forceLanguage.label} · </span>
            {choices[forceLanguage]}
          </p>
        )}
        <p className="small">
          <span className="text-dust">{copy.languages} · </span>
          {open.map((language) => choices[language]).join(', ')}
        </p>
        {!settings.languages.autoDetect && <p className="small">{copy.undetected}</p>}
        <Modules copy={copy} labels={groups.modules.settings} modules={modules} />
        <ul className="small grid gap-1 text-dust empty:hidden">
          {entriesOf(copy.ai)
            .filter(([help]) => settings.ai[help])
            .map(([help, sentence]) => (
              <li key={help}>{sentence}</li>
            ))}
        </ul>
        <p className="small tabular text-dust">
          {fill(copy.team, { count: team.activeMembers, total: team.totalMembers })}
        </p>
      </div>
    </section>
  );
}

function Notices({
  copy,
  notifications,
}: {
  copy: PreviewCopy;
  notifications: SiteSettings['notifications'];
}) {
  return notices
    .filter(([notice]) => notifications[notice])
    .map(([notice, icon]) => (
      <p key={notice} className="flex items-center gap-3 border-b border-line bg-night-3 px-6 py-3">
        <Icon name={icon} className="icon size-5 text-lumen" />
        {copy[notice]}
      </p>
    ));
}

function Modules({
  copy,
  labels,
  modules,
}: {
  copy: PreviewCopy;
  labels: SettingsCopy['groups']['modules']['settings'];
  modules: SiteSettings['modules'];
}) {
  const { address, isOpen } = useVisit();
  const shown = entriesOf(modulePaths).filter(([module, path]) => modules[module] && isOpen(path));
  return (
    <div className="small">
      <p className="text-dust">{copy.modules}</p>
      {shown.length === 0 ? (
        <p>{copy.none}</p>
      ) : (
        <ul className="mt-2 flex flex-wrap gap-2">
          {shown.map(([module, path]) => (
            <li key={module}>
              <Link to={address(path)} className="chip">
                {labels[module].label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function entriesOf<Key extends string, Value>(record: Readonly<Record<Key, Value>>) {
  return Object.entries(record) as [Key, Value][];
}
