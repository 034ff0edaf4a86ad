import { connections } from './load.ts';
import type { Nginx } from './nginx.ts';
import { renderCount, renderWarmUps } from './renders.ts';
import { rounds, secondsEach, type Turn } from './rounds.ts';
import type { Site } from './site.ts';
import { median, percentile } from './statistics.ts';
import { ratioOf, type Findings, type Verdict } from './targets.ts';

/** Writes the bench's findings in Markdown. */
export function writeReport(
  machine: string[][],
  findings: Findings,
  verdicts: readonly Verdict[],
  { site, nginx }: { site: Site; nginx: Nginx | null },
): string {
  const parts = [
    '# Benchmarks',
    'Written by `npm run bench`; do not edit. All traffic stays on 127.0.0.1.',
    table(['', ''], machine),
    '## Targets',
    table(['What', 'Measured', 'Target', 'Met'], verdicts.map(verdictRow)),
    '## Cached home page and 304 responses',
    howLoaded(findings, nginx, site),
    loadTable(findings),
    ratioTable(findings),
    '## Uncached rendering of the home page',
    `\`/fr?q=N\`, which the page cache never stores, is requested ${renderCount} times in sequence on one \
connection, after ${renderWarmUps} warm-up requests; each is followed by \`/healthz\`, which costs only HTTP, the framework \
and a log line. Times are those of the client, from the request to the last byte. A render includes the loaders, \
React, the hashes of the Content-Security-Policy and brotli at level 5 \
(${thousands(findings.renders.size)} bytes on the wire). The server's own mean is \`iluma_render_seconds\` over the \
same requests: loaders and React, without hashes and compression.`,
    renderTable(findings),
    '## Sliders',
    'Every slider is moved twelve times by keyboard in a window of 390 px; measured is the time from the key press to the \
next paint (Event Timing, rounded to 8 ms, 16 ms when faster). Shown is the slowest move of the slowest slider \
on each page, compared with a bare range input on an empty page.',
    sliderTable(findings),
  ];
  return `${parts.join('\n\n')}\n`;
}

function howLoaded({ generator, sides }: Findings, nginx: Nginx | null, site: Site): string {
  const paragraphs = [
    `\`/fr\` with \`Accept-Encoding: br\` on one server process, warmed up. Load comes from ${generator} with \
${connections} connections, ${secondsEach} s for each side in turn, ${rounds} rounds after a warm-up round, every \
other round in reverse order. The table shows medians. CPU time is that of the server process, in user mode and in the \
kernel (\`/proc/<pid>/stat\`); "busy" is its share of a core: well below 100 %, something else was the bottleneck.`,
    nginx && sides.nginx
      ? `nginx ${nginx.version}, with one worker, serves the same compressed bytes from a file under the same headers \
(${thousands(site.home.size)} bytes on the wire from the site, ${thousands(nginx.home.size)} from nginx), tuned for \
speed: see \`bench/nginx.ts\`.`
      : 'nginx was not available on this machine and could not be installed, so the comparison was skipped.',
    `A ratio is the median of the ratios per round, so it may differ from the ratio of the medians.`,
  ];
  if (generator === 'autocannon')
    paragraphs.push(
      'wrk was not available: autocannon is slower than the servers, so the targets apply to the ratio of CPU times.',
    );
  const busiest = Math.max(...Object.values(sides).map((turns) => median(turns.map(busyOf))));
  if (generator === 'wrk' && busiest < 0.8)
    paragraphs.push(
      '**Other processes used the cores during this run.** Ratios remain fairly reliable, the other figures do not.',
    );
  return paragraphs.join('\n\n');
}

function loadTable({ sides: { page, notModified, nginx } }: Findings): string {
  const rows = [loadRow('Site, 200', page), loadRow('Site, 304', notModified)];
  if (nginx) rows.unshift(loadRow('nginx, 200', nginx));
  return table(['', 'Requests/s', 'lowest to highest', 'CPU µs per request', 'Busy'], rows);
}

function loadRow(name: string, turns: readonly Turn[]): string[] {
  const rates = turns.map(({ rate }) => rate);
  return [
    name,
    thousands(median(rates)),
    `${thousands(Math.min(...rates))} to ${thousands(Math.max(...rates))}`,
    median(turns.map(({ cpu }) => cpu)).toFixed(1),
    `${Math.round(median(turns.map(busyOf)) * 100)} %`,
  ];
}

function ratioTable({ sides: { page, notModified, nginx } }: Findings): string {
  const rows = [ratioRow('Site, 304 to 200', notModified, page)];
  if (nginx) rows.unshift(ratioRow('Site to nginx, 200', page, nginx));
  return table(['Ratio', 'of requests/s', 'of CPU time, inverted'], rows);
}

function ratioRow(name: string, side: readonly Turn[], other: readonly Turn[]): string[] {
  const { rate, cpu } = ratioOf(side, other);
  return [name, rate.toFixed(2), cpu.toFixed(2)];
}

function renderTable({ renders: { renders, health, inServer, cpu } }: Findings): string {
  const times = (values: readonly number[]) => [0.5, 0.95].map((p) => percentile(values, p));
  const ratios = times(renders).map((time, i) => time / (times(health)[i] ?? Number.NaN));
  const used = `CPU time of the server: ${cpu.toFixed(2)} ms per pair.`;
  const mean = inServer === null ? '' : ` Server's own mean: ${inServer.toFixed(2)} ms.`;
  const rows = [
    ['Render', ...times(renders).map((time) => time.toFixed(2))],
    ['`/healthz`', ...times(health).map((time) => time.toFixed(2))],
    ['Ratio', ...ratios.map((ratio) => ratio.toFixed(1))],
  ];
  return `${table(['', 'p50, ms', 'p95, ms'], rows)}\n\n${used}${mean}`;
}

function sliderTable({ sliders: { bare, slowest } }: Findings): string {
  const rows = slowest.map(({ page, slider, worst }) => [
    `\`${page}\``,
    slider,
    String(worst),
    (worst / bare).toFixed(1),
  ]);
  return table(['Page', 'Slowest slider', 'ms', 'relative to the bare one'], rows);
}

function verdictRow({ what, measured, unit, bound, limit, isMet }: Verdict): string[] {
  return [
    what,
    `${measured.toFixed(2)}${unit}`,
    `${bound} ${limit}${unit}`,
    isMet ? 'yes' : '**no**',
  ];
}

const busyOf = ({ busy }: Turn) => busy;

const thousands = (value: number) => Math.round(value).toLocaleString('en');

export function table(head: string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
