import { pick, seededRandom, type Random } from '#app/domain/random.ts';

/** The client that a row of the file stands for. */
interface ExpectedClient {
  name: string;
  status: 'active' | 'prospect' | 'inactive';
  owner: string;
  phone: string;
  email: string;
  revenue: number;
  createdOn: string | null;
  note: string;
  contact: ExpectedContact | null;
}

interface ExpectedContact {
  name: string;
  role: string;
  email: string;
  phone: string;
  language: 'fr' | 'en' | null;
}

/** Unreadable cells of the file. */
interface ExpectedLoss {
  line: number;
  header: string;
  text: string;
}

export interface AgencyFile {
  /** In Windows-1252. */
  bytes: Buffer;
  clients: readonly ExpectedClient[];
  losses: readonly ExpectedLoss[];
}

const agencyHeaders = [
  'Raison sociale',
  'Secteur',
  'Statut',
  'Téléphone',
  'Courriel',
  'Responsable',
  'Revenu mensuel',
  'Client depuis',
  'Remarques',
  'Contact',
  'Fonction',
  'Courriel du contact',
  'Tél. du contact',
  'Langue',
] as const;

const kinds = ['Salon', 'Garage', 'Clinique', 'Café', 'Atelier', 'Épicerie', 'Hôtel'] as const;
const sectors = [
  'Restauration',
  'restauration',
  'Santé',
  'SANTE',
  'Commerces',
  'commerce',
] as const;
const statuses = [
  ['Actif', 'active'],
  ['client', 'active'],
  ['en cours', 'active'],
  ['Prospect', 'prospect'],
  ['PROSPECTS', 'prospect'],
  ['Ancien client', 'inactive'],
  ['N/D', 'prospect'],
] as const;
const languages = [
  ['FR', 'fr'],
  ['Français', 'fr'],
  ['anglais', 'en'],
  ['N/D', null],
] as const;
const empty = ['', 'N/D', 'n/a', '-', 'n.d.'] as const;
const months =
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ');

/**
 * The client list of a small agency as exported by its spreadsheet: semicolons, Windows-1252, `N/D`, telephone numbers
 * and negative amounts in parentheses, dates in five formats. Deterministic by its seed.
 *
 * @param owners owners of the clients; the file names them by full name, first name or initials
 */
export function agencyFile(rows: number, owners: readonly string[], seed = 'agency'): AgencyFile {
  const random = seededRandom(seed);
  const made = Array.from({ length: rows }, (_, at) => clientAt(at, owners, random));
  const lines = made.map(({ cells }) => cells.join(';'));
  const text = [agencyHeaders.join(';'), ...lines].join('\r\n');
  return {
    // Only the characters of Windows-1252 that are also in Latin-1.
    bytes: Buffer.from(`${text}\r\n`, 'latin1'),
    clients: made.map(({ expected }) => expected),
    losses: made.flatMap(({ losses }) => losses),
  };
}

function clientAt(at: number, owners: readonly string[], random: Random) {
  const line = at + 2;
  const name = `${pick(random, kinds)} ${pick(random, ['Côté', 'Nadeau', 'Lévesque', 'Bégin'])} ${at}`;
  const [status, meant] = pick(random, statuses);
  const owner = pick(random, owners);
  const digits = String(5_145_550_000 + at * 17);
  const phone = pick(random, [
    phoneIn(digits),
    digits.replace(/(...)(...)(....)/, '$1.$2.$3'),
    pick(random, empty),
  ]);
  const email = pick(random, [`info@${at}-agence.example`, pick(random, empty)]);
  const amount = (10_000 + Math.floor(random() * 900_000)) / 100;
  const isRefund = at % 41 === 0;
  const isUnsure = at % 37 === 0;
  const written = isUnsure ? 'à voir' : amountOf(amount, isRefund);
  const [date, createdOn] = pick(random, datesOf(at, random));
  const note = at % 5 === 0 ? `Rencontré au salon ${at}` : 'N/D';
  const contact = contactAt(at, random);
  const revenueLost = isUnsure || isRefund;
  return {
    cells: [
      name,
      pick(random, sectors),
      status,
      phone,
      email,
      owner.split(' ')[0],
      written,
      date,
      note,
      ...contact.cells,
    ],
    expected: {
      name,
      status: meant,
      owner,
      phone: (empty as readonly string[]).includes(phone) ? '' : phone,
      email: (empty as readonly string[]).includes(email) ? '' : email,
      revenue: revenueLost ? 0 : amount,
      createdOn,
      note: note === 'N/D' ? '' : note,
      contact: contact.expected,
    } satisfies ExpectedClient,
    losses: revenueLost ? [{ line, header: 'Revenu mensuel', text: written }] : [],
  };
}

/** A contact person for every client except each ninth, for which the file has none. */
function contactAt(at: number, random: Random) {
  const nobody = at % 9 === 0;
  const name = `${pick(random, ['Zoé', 'Rémi', 'Ana'])} ${pick(random, ['Hébert', 'Roy', 'Gagné'])}`;
  const role = pick(random, ['Gérante', 'Propriétaire', 'n/a']);
  const email = pick(random, [`personne${at}@${at}-agence.example`, '-']);
  const phone = `${phoneIn(String(4_185_550_000 + at * 13))} poste ${at}`;
  const [written, language] = pick(random, languages);
  const textOf = (text: string) => ((empty as readonly string[]).includes(text) ? '' : text);
  return nobody
    ? { cells: ['N/D', '', '-', '', 'n/a'], expected: null }
    : {
        cells: [name, role, email, phone, written],
        expected: { name, role: textOf(role), email: textOf(email), phone, language },
      };
}

const phoneIn = (digits: string) => digits.replace(/(...)(...)(....)/, '($1) $2-$3');

/** `1 234,56 $`, or `(500,00)` for refunds. */
function amountOf(amount: number, isRefund: boolean): string {
  const [whole = '', cents = ''] = amount.toFixed(2).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, '\u00a0');
  return isRefund ? `(${whole},${cents})` : `${grouped},${cents} $`;
}

/** A day in the formats that a column mixes. */
function datesOf(at: number, random: Random): (readonly [text: string, day: string | null])[] {
  const [day, month, year] = [1 + Math.floor(random() * 28), 1 + (at % 12), 2015 + (at % 9)];
  const two = (value: number) => String(value).padStart(2, '0');
  const iso = `${year}-${two(month)}-${two(day)}`;
  const serial = Date.parse(iso) / 86_400_000 + 25_569;
  return [
    [iso, iso],
    [`${two(day)}/${two(month)}/${year}`, iso],
    [`${day} ${months[month - 1]} ${year}`, iso],
    [String(serial), iso],
    ['N/D', null],
  ];
}
