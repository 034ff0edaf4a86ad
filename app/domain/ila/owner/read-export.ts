import { profileIn, reviewsIn, summarizeReviews, type Review } from './business-profile.ts';
import {
  exportLimits,
  type ExportEntry,
  type ExportFile,
  type ExportRefusal,
} from './export-file.ts';
import type { OwnerFigures, OwnerProfile, OwnerSearch } from './owner-evidence.ts';
import { readArchive } from './read-archive.ts';
import { searchIn } from './search-console.ts';

/** Results of the files, and what was skipped. */
export interface ReadExport {
  readonly figures: OwnerFigures;
  readonly refusals: readonly { readonly file: string; readonly why: ExportRefusal }[];
}

interface Location {
  profile: OwnerProfile | null;
  reviews: Review[];
}

/**
 * Reads exports of a Google Business Profile and of Search Console, as archives or single files. Files are recognised
 * by their content, so that renamed ones and those in other languages work too.
 *
 * @param host of the audited site: of several locations, the one that links to it is used, otherwise the one with the
 * most reviews
 * @param now epoch milliseconds
 * @param mostBytes maximum size of all text files together
 */
export async function readExport(
  files: readonly ExportFile[],
  {
    host,
    now,
    mostBytes = exportLimits.allBytes,
  }: { host: string; now: number; mostBytes?: number },
): Promise<ReadExport> {
  const locations = new Map<string, Location>();
  const refusals: { file: string; why: ExportRefusal }[] = [];
  const budget = { bytes: mostBytes };
  let search: OwnerSearch | null = null;
  for (const file of files.slice(0, exportLimits.files)) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other: the budget is shared
    const { entries, refusals: why } = await entriesOf(file, budget);
    const known = entries.filter((entry) => {
      const found = /\.csv$/i.test(entry.path) ? searchIn(entry.text) : null;
      search ??= found;
      return found !== null || addTo(locations, entry);
    });
    refusals.push(...why.map((each) => ({ file: file.name, why: each })));
    if (known.length === 0 && why.length === 0)
      refusals.push({ file: file.name, why: 'nothing-known' });
  }
  if (files.length > exportLimits.files) refusals.push({ file: '', why: 'too-many-files' });
  const { profile, reviews } = meant([...locations.values()], host);
  return { figures: { profile, reviews: summarizeReviews(reviews, now), search }, refusals };
}

async function entriesOf(
  file: ExportFile,
  budget: { bytes: number },
): Promise<{ entries: readonly ExportEntry[]; refusals: readonly ExportRefusal[] }> {
  if (file.size > exportLimits.fileBytes) return { entries: [], refusals: ['too-large'] };
  const head = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  if (head[0] === 0x50 && head[1] === 0x4b && head[2] === 3 && head[3] === 4)
    return readArchive(file, budget);
  if (file.size > exportLimits.entryBytes || file.size > budget.bytes)
    return { entries: [], refusals: ['too-large'] };
  budget.bytes -= file.size;
  const bytes = await file.slice(0, file.size).arrayBuffer();
  return { entries: [{ path: file.name, text: decoded(new Uint8Array(bytes)) }], refusals: [] };
}

/** Spreadsheets may also save as UTF-16. */
function decoded(bytes: Uint8Array): string {
  const isWide =
    (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  return new TextDecoder(isWide ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8').decode(
    bytes,
  );
}

/** @returns false for a file of another kind */
function addTo(locations: Map<string, Location>, { path, text }: ExportEntry): boolean {
  if (!/\.json$/i.test(path)) return false;
  const value = parsed(text);
  const reviews = reviewsIn(value);
  const profile = reviews ? null : profileIn(value);
  if (!reviews && !profile) return false;
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const location = locations.get(folder) ?? { profile: null, reviews: [] };
  locations.set(folder, {
    profile: location.profile ?? profile,
    reviews: [...location.reviews, ...(reviews ?? [])],
  });
  return true;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return null;
  }
}

function meant(locations: readonly Location[], host: string): Location {
  const leadsToSite = ({ profile }: Location) => {
    const website = URL.parse(profile?.website ?? '')?.host.replace(/^www\./, '');
    return website !== undefined && website === host;
  };
  const byReviews = locations.toSorted((a, b) => b.reviews.length - a.reviews.length);
  return byReviews.find(leadsToSite) ?? byReviews[0] ?? { profile: null, reviews: [] };
}
