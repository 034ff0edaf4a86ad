import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { contentOf } from '#app/content/content.ts';
import type { BackupReport } from '#app/domain/backups/backup-report.ts';
import { backupFailures } from '#app/domain/backups/backup.ts';
import { mailFailureKinds } from '#app/domain/delivery/mail-failure.ts';
import { languages, type Language } from '#app/i18n/languages.ts';
import { renderForStaff } from '../../../../../test/render-for-staff.tsx';
import { createAdminClient } from '../admin-client.ts';
import { AdminContext } from '../admin-context.tsx';
import { Backups } from './backup-status.tsx';
import { Mails } from './mail-status.tsx';
import { SiteStatus } from './site-status.tsx';
import { StatusRow } from './status-row.tsx';

const client = createAdminClient(() => new Promise(() => {}));
const noon = Date.UTC(2026, 0, 15, 12);
const at = (hours: number) => new Date(noon + hours * 3_600_000).toISOString();
const nothing = () => {};

function shown(node: ReactNode, language: Language = 'fr', permissions = ['all']): string {
  const { admin: messages, crm } = contentOf(language);
  const may = (action: string) => permissions.includes('all') || permissions.includes(action);
  const screen = <AdminContext value={{ messages, crm, client }}>{node}</AdminContext>;
  return spaced(renderForStaff(screen, { language, may }));
}

const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

const { mail, backups } = contentOf('fr').admin.status;

describe('the site status', () => {
  it.each([
    [['all'], true, true],
    [['leads'], true, false],
    [['operations'], false, true],
  ])('with permissions %j shows mails: %s, backups: %s', (permissions, seesMails, seesBackups) => {
    const html = shown(<SiteStatus />, 'fr', permissions);
    expect([html.includes(mail.label), html.includes(backups.label)]).toEqual([
      seesMails,
      seesBackups,
    ]);
    expect(html).toContain(contentOf('fr').admin.loading);
  });

  it('is hidden without permissions', () => {
    expect(shown(<SiteStatus />, 'fr', ['audit'])).toBe('');
  });

  it('shows a failure with the last known state and a retry button', () => {
    const { failure, retry } = contentOf('fr').admin;
    const read = { isCurrent: true, error: new Error(), reload: nothing, write: nothing };
    const line = (data: string | undefined) =>
      shown(
        <StatusRow label="Mails" read={{ ...read, data }}>
          {(known) => known}
        </StatusRow>,
      );
    for (const html of [line(undefined), line('known')]) {
      expect(html).toContain(failure.refused);
      expect(html).toContain(retry);
    }
    expect(line('known')).toContain('known');
  });
});

describe('mail status', () => {
  const none = { waiting: [], givenUp: [], sendsMail: true };
  const away = { code: 'smtp-econnection', count: 2, since: at(-3) };
  const refused = { code: 'smtp-eenvelope-550', count: 1, since: at(-30) };

  it.each([
    [none, [mail.states.fine, mail.fine], false],
    [{ ...none, sendsMail: false }, [mail.states.kept, mail.kept], false],
    [
      { ...none, waiting: [away] },
      [
        mail.states.waiting,
        '2 courriels attendent',
        `${mail.reasons.unreachable} (${away.code}) : 2`,
      ],
      true,
    ],
    [
      { ...none, givenUp: [refused] },
      [mail.states.givenUp, '1 courriel abandonné', mail.reasons.refused, mail.showGivenUp],
      false,
    ],
    [
      { ...none, waiting: [away, { ...refused, code: 'smtp-eauth-535' }], givenUp: [refused] },
      [
        mail.states.waiting,
        '3 courriels attendent',
        mail.reasons.credentials,
        mail.reasons.refused,
      ],
      true,
    ],
  ])('for %j shows %j', (mails, texts, isSendable) => {
    const html = shown(<Mails mails={mails} onSent={nothing} />);
    for (const text of texts) expect(html).toContain(spaced(text));
    expect(html.includes(`${mail.sendNow}</button>`)).toBe(isSendable);
  });
});

describe('backup status', () => {
  const last = { at: at(-3), failure: null };
  const file = 'iluma-scheduled-20260115-090000.tar.gz';
  const lastGood = { at: at(-3), file, host: 'one', bytes: 1_234_567, rows: 5000 };
  const good: BackupReport = { everyHours: 24, isLate: false, last, lastGood };

  it.each<[Partial<BackupReport>, string[]]>([
    [{}, [backups.states.fine, 'il y a 3 heures', '1,2 Mo, 5 000 lignes vérifiées, sur one']],
    [{ isLate: true }, [backups.states.late, backups.late, 'il y a 3 heures']],
    [{ last: null, lastGood: null }, [backups.states.none, backups.none]],
    [{ everyHours: null, last: null, lastGood: null }, [backups.states.off, backups.off]],
    [
      { last: { at: at(0), failure: 'disk-full' } },
      [backups.states.failed, backups.reasons['disk-full'], 'il y a 3 heures'],
    ],
  ])('with %j shows %j', (report, texts) => {
    const html = shown(<Backups report={{ ...good, ...report }} now={noon} />);
    for (const text of texts) expect(html).toContain(spaced(text));
  });

  it.each(languages)('has every text in %s', (language) => {
    const { status } = contentOf(language).admin;
    const html = shown(<Backups report={good} now={noon} />, language);
    expect(html).not.toMatch(/undefined|[{}]/);
    expect(Object.keys(status.mail.reasons).toSorted()).toEqual(mailFailureKinds.toSorted());
    expect(Object.keys(status.backups.reasons).toSorted()).toEqual(backupFailures.toSorted());
  });
});
