/** One of the three preset team members, in one language. Source: specification A §3. */
export interface TeamMember {
  id: string;
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
  /** Scheduling page of an external service; the site itself never requests it. */
  calendlyUrl: string;
}
