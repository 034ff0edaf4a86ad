import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { renderAsync } from '@resvg/resvg-js';
import satori, { type Font } from 'satori';
import { agencyName } from '#app/domain/agency-name.ts';
import { constellationOf } from '#app/domain/constellation.ts';

const width = 1200;
const height = 630;

/** Satori reads woff, not woff2, so it gets the full fonts rather than our subsets. */
const fontFiles = [
  [
    'Instrument Serif',
    400,
    '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff',
  ],
  [
    'Instrument Sans',
    400,
    '@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff',
  ],
] as const;

let fonts: Promise<Font[]> | undefined;

function loadFonts(): Promise<Font[]> {
  const { resolve } = createRequire(import.meta.url);
  fonts ??= Promise.all(
    fontFiles.map(async ([name, weight, file]) => ({
      name,
      weight,
      data: await readFile(resolve(file)),
    })),
  );
  return fonts;
}

/**
 * Draws the card that represents a shared link: name and summary of a page under its own constellation. PNG, 1200 by
 * 630.
 */
export async function drawCard(card: {
  id: string;
  name: string;
  summary: string;
}): Promise<Buffer> {
  const words = await satori(<Words {...card} />, { width, height, fonts: await loadFonts() });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${sky(card.id)}${words}</svg>`;
  return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
}

function Words({ name, summary }: { name: string; summary: string }) {
  const column = { display: 'flex', flexDirection: 'column' } as const;
  const serif = { fontFamily: 'Instrument Serif' };
  return (
    <div
      style={{
        ...column,
        width,
        height,
        padding: 72,
        justifyContent: 'space-between',
        color: '#f5f1e6',
      }}
    >
      <div style={{ ...serif, fontSize: 44, paddingLeft: 62 }}>{agencyName}</div>
      <div style={{ ...column, width: 700 }}>
        <div style={{ ...serif, fontSize: 92, lineHeight: 1.02, letterSpacing: -1 }}>{name}</div>
        <div
          style={{
            fontFamily: 'Instrument Sans',
            fontSize: 30,
            lineHeight: 1.4,
            marginTop: 24,
            color: '#aeb4cf',
          }}
        >
          {summary}
        </div>
      </div>
    </div>
  );
}

/** Night, the mark, and the page's constellation in an instrument's rings. */
function sky(id: string): string {
  const { stars, lines } = constellationOf(id);
  const at = (star: { x: number; y: number }) => [640 + star.x * 3.6, 130 + star.y * 3.6] as const;
  const joints = lines.flatMap(([from, to]) => {
    const [a, b] = [stars[from], stars[to]];
    return a && b ? [`M${at(a).join(' ')}L${at(b).join(' ')}`] : [];
  });
  const dots = stars.map((star) => {
    const [x, y] = at(star);
    return `<circle cx="${x}" cy="${y}" r="${star.r * 3}" fill="#f5f1e6"/>`;
  });
  const rings = [110, 190, 280, 380].map(
    (radius) =>
      `<circle cx="930" cy="315" r="${radius}" fill="none" stroke="#fff" stroke-opacity=".12"/>`,
  );
  return `<defs><radialGradient id="glow"><stop stop-color="#ff9d3c" stop-opacity=".45"/><stop offset="1" stop-color="#ff9d3c" stop-opacity="0"/></radialGradient></defs>
<rect width="${width}" height="${height}" fill="#080b1a"/>
<circle cx="930" cy="315" r="300" fill="url(#glow)" opacity=".5"/>
${rings.join('')}
<path d="${joints.join('')}" fill="none" stroke="#ffc45c" stroke-opacity=".55" stroke-width="1.5"/>
${dots.join('')}
<g transform="translate(72 76)" fill="none" stroke="#ffc45c"><circle cx="22" cy="22" r="21" stroke-width="2"/><circle cx="22" cy="22" r="14" opacity=".5"/><circle cx="22" cy="22" r="7" fill="#ffc45c"/></g>`;
}
