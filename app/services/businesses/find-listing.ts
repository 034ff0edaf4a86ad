import { soughtBusiness } from '#app/domain/ila/audit/checks/local-map-data.ts';
import type { ListedBusiness, SiteEvidence } from '#app/domain/ila/audit/evidence.ts';
import type { MapSource } from './businesses.ts';

/** Adds the map's data about the business to its site's evidence. A map that does not answer adds nothing. */
export async function findListing(map: MapSource, evidence: SiteEvidence): Promise<SiteEvidence> {
  const sought = soughtBusiness(evidence);
  if (!sought) return { ...evidence, listing: 'not-found' };
  try {
    const { name, town, position } = sought;
    const center = position ?? (town === null ? null : await map.placeOf(town));
    const found: ListedBusiness | null = center ? await map.named({ name, center }) : null;
    return { ...evidence, listing: found ?? 'not-found' };
  } catch {
    return evidence;
  }
}
