import { useMemo, useSyncExternalStore } from 'react';
import type { Agenda } from '#app/domain/bookings/agenda.ts';
import { daysAfter } from '#app/domain/crm/records/days.ts';
import { ownZone } from '#app/i18n/zone-name.ts';
import { useVisit } from '#app/ui/visit.ts';
import { useNow } from '../frame/use-now.ts';
import { useRead, type Read } from '../frame/use-read.ts';
import { useWorkspaceQuery } from '../frame/workspace-query.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import { localDay } from '../records/local-day.ts';
import { weekOf } from './agenda-days.ts';
import type { AskedDays } from './meetings.ts';

/** Value of `personne` for everyone. */
export const everybody = 'tous';

export type Span = 'week' | 'day';

/** Agenda parameters in the address: `jour`, `vue` and `personne`. A phone always shows one day. */
export function useAgendaPlace() {
  const { language } = useVisit();
  const { get, set } = useWorkspaceQuery();
  const isWide = useIsWide();
  const today = localDay(new Date(useNow()));
  const asked = get('jour');
  const day = isDay(asked) ? asked : today;
  const span: Span = isWide && get('vue') !== 'jour' ? 'week' : 'day';
  const from = span === 'week' ? weekOf(day, language) : day;
  const days = span === 'week' ? 7 : 1;
  const who = get('personne');
  return {
    today,
    day,
    span,
    from,
    isWide,
    who,
    opened: get('rdv'),
    asked: useMemo(
      (): AskedDays => ({
        from,
        days,
        timeZone: ownZone(),
        member: who === everybody ? null : who,
      }),
      [from, days, who],
    ),
    /** Moves by a number of days or weeks. */
    step: (count: number) => set({ jour: daysAfter(day, count * days), rdv: '' }),
    show: (date: string) => set({ jour: date === today ? '' : date, rdv: '' }),
    look: (next: Span) => set({ vue: next === 'day' ? 'jour' : '' }),
    lookAt: (member: string) => set({ personne: member, rdv: '' }),
    close: () => set({ rdv: '' }),
  };
}

/** The agenda of some days, reloaded after every change to a meeting. */
export function useAgenda(asked: AskedDays): Read<Agenda> {
  const {
    backend: { meetings },
  } = useWorkspace();
  return useRead(JSON.stringify(asked), () => meetings.read(asked), meetings.watch);
}

function isDay(text: string): boolean {
  return /^20\d{2}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}

const wide = '(width >= 48rem)';

function useIsWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(wide);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => matchMedia(wide).matches,
  );
}
