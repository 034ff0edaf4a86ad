import type { MemberId } from '#app/domain/team/members.ts';

/** One of the three preset team members, in one language. Source: specification A §3. */
export interface TeamMember {
  id: MemberId;
  name: string;
  role: string;
  specialties: string[];
  /** Initials drawn as the avatar. */
  avatar: string;
  status: 'available' | 'busy' | 'offline';
  description: string;
  experience: string;
  languages: string[];
  services: string[];
  /** Where to book them: a bare path of the site's own calendar, or the page of another service, which the site never requests. */
  calendlyUrl: string;
}
