import { agencyTimeZone } from '../time-zone.ts';
import { defaultTerms, type Schedule } from './schedule.ts';

/**
 * The agency's settings for meetings: the office's time zone, the URL of video calls, and the default schedule of new
 * members.
 */
export interface MeetingSettings extends Omit<Schedule, 'week' | 'daysOff'> {
  /** The office's address in one line; empty for the default in the site's content. */
  office: string;
}

/** Where meetings take place. */
export interface MeetingPlaces extends Pick<MeetingSettings, 'office' | 'timeZone'> {
  /** URL of video calls for members without their own; null for none. */
  videoUrl: string | null;
}

export const defaultMeetingSettings: MeetingSettings = {
  ...defaultTerms,
  timeZone: agencyTimeZone,
  office: '',
};

/** Maximum lengths of the settings for meetings, in characters. */
export const meetingLimits = { office: 160, videoUrl: 300 } as const;

/** Whether a text is a URL at which a video call can be joined. */
export function isVideoAddress(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === 'https:' && url.hostname.includes('.') && !url.username && !url.password;
}

/** @param serverVideoUrl URL of video calls from the server's configuration, which the settings override */
export function placesOf(
  { office, timeZone, videoUrl }: MeetingSettings,
  serverVideoUrl: string | null,
): MeetingPlaces {
  return { office, timeZone, videoUrl: videoUrl ?? serverVideoUrl };
}

/** The default schedule of a new member. */
export function newHours({ office: _, ...hours }: MeetingSettings): Omit<Schedule, 'week'> {
  return { ...hours, daysOff: [], videoUrl: null };
}
