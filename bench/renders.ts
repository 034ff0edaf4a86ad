import { Agent } from 'node:http';
import { performance } from 'node:perf_hooks';
import { get, headersByName } from './http-client.ts';
import { cpuSeconds } from './processes.ts';
import { acceptBrotli, type Site } from './site.ts';

/** Requests before measuring, so that the engine has compiled hot code; and measured ones. */
export const renderWarmUps = 50;
export const renderCount = 300;

/** Durations of single requests, one after the other, in milliseconds. */
export interface RenderTimes {
  /** The home page, rendered each time. */
  renders: number[];
  /** `/healthz`, the baseline: HTTP, the framework and a log line only. */
  health: number[];
  /** Mean of the server's own measurements of the same renders, without compression; null when there are none. */
  inServer: number | null;
  /** CPU time of the server for one render and one `/healthz`; other processes hardly affect it. */
  cpu: number;
  /** Bytes of one rendered response. */
  size: number;
}

/** Requests the home page with a parameter that pages read, which bypasses the page cache, and `/healthz`, alternately. */
export async function measureRenders(site: Site): Promise<RenderTimes> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const renders: number[] = [];
  const health: number[] = [];
  let size = 0;
  let before: RenderCounter = null;
  let cpuBefore = 0;
  for (let i = -renderWarmUps; i < renderCount; i += 1) {
    if (i === 0) {
      before = await readCounter(site.metricsUrl);
      cpuBefore = cpuSeconds(site.pid);
    }
    const render = await timed(agent, `${site.origin}/fr?q=${i + renderWarmUps}`);
    const check = await timed(agent, `${site.origin}/healthz`);
    if (headersByName(render.response).has('etag')) throw new Error('The rendered page was cached');
    size = render.response.size;
    if (i < 0) continue;
    renders.push(render.milliseconds);
    health.push(check.milliseconds);
  }
  const cpu = ((cpuSeconds(site.pid) - cpuBefore) * 1000) / renderCount;
  const after = await readCounter(site.metricsUrl);
  agent.destroy();
  const inServer =
    before && after ? ((after.sum - before.sum) / (after.count - before.count)) * 1000 : null;
  return { renders, health, inServer, cpu, size };
}

async function timed(agent: Agent, url: string) {
  const started = performance.now();
  const response = await get(url, { headers: acceptBrotli, agent });
  const milliseconds = performance.now() - started;
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
  return { milliseconds, response };
}

type RenderCounter = { sum: number; count: number } | null;

/** Reads the server's own histogram of render times, in seconds. */
async function readCounter(metricsUrl: string): Promise<RenderCounter> {
  const { body } = await get(metricsUrl);
  const text = body.toString();
  const sum = /^iluma_render_seconds_sum (\S+)$/m.exec(text)?.[1];
  const count = /^iluma_render_seconds_count (\S+)$/m.exec(text)?.[1];
  return sum === undefined || count === undefined
    ? null
    : { sum: Number(sum), count: Number(count) };
}
