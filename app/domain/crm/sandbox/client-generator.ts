import { day as dayLength } from '../../durations.ts';
import { integerBetween, pick, type Random } from '../../random.ts';
import { trendOf } from '../figures/ila-score.ts';
import { clientStatuses } from '../records/client-statuses.ts';
import { clientFields } from '../records/clients.ts';
import type { Client } from '../records/entities.ts';
import type { Instant } from '../records/field.ts';
import { initialOf } from '../records/initial-values.ts';
import { unknownOrigin } from '../records/score-methods.ts';
import { sampleOwners, type SampleWords } from './samples.ts';

/** Maximum number of clients in the sandbox. */
const mostClients = 100_000;

/** The number of clients requested for the sandbox by the URL, as in `?clients=100000`; 0 by default. */
export function requestedClientCount(query: string): number {
  const asked = new URLSearchParams(query).get('clients') ?? '';
  return /^\d{1,9}$/.test(asked) ? Math.min(Number(asked), mostClients) : 0;
}

/** Made-up trade names, each with the sample client whose sector it has. */
const trades = [
  ['boulangerie', 'Bistro'],
  ['boulangerie', 'Fournil'],
  ['boulangerie', 'Brasserie'],
  ['clinique', 'Clinique'],
  ['clinique', 'Optique'],
  ['clinique', 'Pharmacie'],
  ['cycles', 'Cycles'],
  ['cycles', 'Librairie'],
  ['cycles', 'Quincaillerie'],
  ['ecole', 'Académie'],
  ['ecole', 'École'],
  ['garage', 'Garage'],
  ['garage', 'Pneus'],
  ['immobilier', 'Agence'],
  ['immobilier', 'Immobilier'],
  ['salon', 'Coiffure'],
  ['salon', 'Institut'],
  ['salon', 'Salon'],
  ['yoga', 'Studio'],
  ['yoga', 'Yoga'],
] as const satisfies readonly (readonly [keyof SampleWords['sectors'], string])[];

const signs = [
  ['Altaïr', 'Andromède', 'Antarès', 'Aquila', 'Arcturus', 'Aurore', 'Bételgeuse', 'Boréal'],
  ['Callisto', 'Canopus', 'Capella', 'Cassiopée', 'Castor', 'Céphée', 'Comète', 'Crépuscule'],
  ['Cygne', 'Deneb', 'Éclipse', 'Encelade', 'Équinoxe', 'Éridan', 'Europe', 'Galilée'],
  ['Ganymède', 'Hélios', 'Hercule', 'Horizon', 'Hubble', 'Hydre', 'Janus', 'Kepler'],
  ['Lyre', 'Mimas', 'Mira', 'Mizar', 'Nébuleuse', 'Nova', 'Obéron', 'Océan'],
  ['Orion', 'Pégase', 'Perséides', 'Phénix', 'Pléiades', 'Pollux', 'Procyon', 'Régulus'],
  ['Rigel', 'Sirius', 'Solstice', 'Spica', 'Titan', 'Triton', 'Véga', 'Voie lactée'],
].flat();

const places = [
  ['Montréal', 45.5019, -73.5674],
  ['Laval', 45.6066, -73.7124],
  ['Longueuil', 45.5312, -73.5181],
  ['Québec', 46.8139, -71.208],
  ['Gatineau', 45.4765, -75.7013],
  ['Sherbrooke', 45.4042, -71.8929],
  ['Trois-Rivières', 46.3432, -72.543],
  ['Lévis', 46.738, -71.2465],
  ['Rimouski', 48.4489, -68.523],
] as const;

const nothing = [] as const;
const initial = initialOf(clientFields);
const months = 3;

/**
 * Made-up clients for a large sandbox: the same for the same random source, and no two of which look like the same
 * business. Their telephone numbers have an unassigned area code and their sites a reserved domain. All are newer than
 * the samples, so prospecting still finds the samples first.
 */
export function generateClients(
  count: number,
  now: Instant,
  words: SampleWords,
  random: Random,
): Client[] {
  const services = Object.values(words.services);
  const instants = Array.from({ length: 200 }, (_, day) =>
    new Date(Date.parse(now) - day * dayLength).toISOString(),
  );
  const ago = (day: number) => instants[day] ?? now;
  return Array.from({ length: count }, (_, index): Client => {
    const [kind, trade] = itemAt(trades, index);
    const sign = itemAt(signs, Math.floor(index / trades.length));
    const branch = Math.floor(index / (trades.length * signs.length)) + 1;
    const [city, lat, lng] = pick(random, places);
    const status = pick(random, clientStatuses);
    const current = integerBetween(random, 20, 100);
    const seen = integerBetween(random, 0, 60);
    const site = `client-${index + 1}.example`;
    return {
      ...initial,
      id: `many-${index + 1}`,
      version: 1,
      createdAt: ago(seen + months * 25),
      updatedAt: ago(seen),
      name: `${trade} ${sign}${branch > 1 ? ` ${branch}` : ''}`,
      sector: words.sectors[kind],
      status,
      address: `${city}, ${integerBetween(random, 1, 999)}, rue ${sign}`,
      coordinates: {
        lat: lat + (random() - 0.5) / 10,
        lng: lng + (random() - 0.5) / 10,
      },
      contact: {
        email: `contact@${site}`,
        phone: `555 ${100 + Math.floor(index / 10_000)}-${String(index % 10_000).padStart(4, '0')}`,
        website: `https://${site}`,
      },
      ilaScore: {
        current,
        history: Array.from({ length: months }, (_month, month) => {
          const isLast = month === months - 1;
          return {
            date: ago(seen + (months - 1 - month) * 30),
            score: isLast ? current : Math.max(0, current - integerBetween(random, 0, 12)),
            ...unknownOrigin,
          };
        }),
        lastUpdated: ago(seen),
        trend: trendOf(current),
      },
      assignedTo: pick(random, sampleOwners),
      services: status === 'active' ? [pick(random, services)] : nothing,
      revenue: status === 'active' ? integerBetween(random, 5, 90) * 100 : 0,
    };
  });
}

/** The item at an index, starting over after the last. */
function itemAt<Item>(items: readonly Item[], at: number): Item {
  return items[at % items.length] as Item;
}
