import { initialScore } from '../figures/ila-score.ts';
import { prospectsAmong } from '../prospecting/find-prospects.ts';
import { montreal, type ProspectFilter } from '../prospecting/prospecting.ts';
import { clientFields } from '../records/clients.ts';
import type { Client } from '../records/entities.ts';
import type { Instant } from '../records/field.ts';
import { identityKeys, sharesIdentity } from '../records/identity.ts';
import { initialOf } from '../records/initial-values.ts';

type Sector = Exclude<ProspectFilter['secteur'], ''>;

/** Made-up businesses around Montréal, one per sector, that are not clients of the sandbox. */
const sampleProspects = [
  ['cafe', 'Café Petite Ourse', 'restauration', 'Montréal, 41, rue Polaire', 45.5155, -73.5752, 64],
  ['osteo', 'Ostéo Voie Lactée', 'santé', 'Montréal, 210, rue Halley', 45.5068, -73.621, 62],
  ['fleurs', 'Fleurs Équinoxe', 'commerce', 'Montréal, 77, rue Cassini', 45.5362, -73.6045, 71],
  ['menage', 'Ménage Boréal', 'services', 'Brossard, 8, rue des Marées', 45.468, -73.465, 60],
  ['toit', 'Courtage Andromède', 'immobilier', 'Laval, 5, rue Orion', 45.558, -73.721, 66],
  ['auto', 'Atelier Comète', 'automobile', 'Montréal, 930, rue Persée', 45.479, -73.585, 58],
  ['barbier', 'Barbier Orion', 'beauté', 'Montréal, 16, rue Polaire', 45.542, -73.59, 55],
  ['studio', 'Studio Aurore', 'fitness', 'Montréal, 60, avenue du Zénith', 45.526, -73.554, 76],
  ['pulsar', 'Ateliers Pulsar', 'technologie', 'Montréal, 3, rue Messier', 45.4982, -73.555, null],
  ['code', 'École Cassiopée', 'éducation', 'Montréal, 122, rue Halley', 45.4953, -73.622, 69],
] as const satisfies readonly (readonly [
  id: string,
  name: string,
  sector: Sector,
  address: string,
  lat: number,
  lng: number,
  /** Null for a business that has not been measured. */
  score: number | null,
])[];

/**
 * The made-up businesses that match the filter and are not among the clients: those of the sector with every keyword,
 * within the radius, with at least the minimum score if theirs is known.
 *
 * @param nameOf the translated name of a sector, as in clients
 */
export function sandboxNewcomers(
  filter: ProspectFilter,
  clients: readonly Client[],
  nameOf: (sector: Sector) => string,
  now: Instant,
): readonly Client[] {
  const newcomers = sampleProspects
    .filter(([, , sector]) => filter.secteur === '' || filter.secteur === sector)
    .map(([id, name, sector, address, lat, lng, score]) => ({
      ...initialOf(clientFields),
      id: `prospect-${id}`,
      version: 1,
      createdAt: now,
      updatedAt: now,
      name,
      sector: nameOf(sector),
      address: `${address}, QC`,
      coordinates: { lat, lng },
      contact: { email: `bonjour@${id}.example`, phone: '', website: `https://${id}.example` },
      ilaScore: initialScore(score, now),
    }))
    .filter((business) => {
      const keys = identityKeys(business);
      return !clients.some((client) => sharesIdentity(client, keys));
    });
  const isNewcomer = new Set(newcomers.map(({ id }) => id));
  // Clients are possible partners; their sector was already compared above, by code.
  return prospectsAmong({ ...filter, secteur: '' }, montreal.center, [
    ...clients,
    ...newcomers,
  ]).businesses.filter(({ id }) => isNewcomer.has(id));
}
