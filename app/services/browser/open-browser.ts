import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import type { Browser, LaunchOptions } from 'playwright-core';
import { openGuardedProxy } from './guarded-proxy.ts';
import type { BrowserPlace } from './site-browser.ts';

export interface BrowserSettings {
  readonly place: BrowserPlace;
  /** Private addresses and ranges that pages may contact. */
  readonly allowed: readonly string[];
  /** Whether Chromium isolates its processes; it cannot when it runs as root. */
  readonly isSandboxed: boolean;
  /** Told why a browser did not start, such as a kernel without what its sandbox needs. */
  readonly report?: (error: unknown) => void;
}

export interface OpenBrowser extends AsyncDisposable {
  readonly browser: Browser;
  /** Address of the proxy that all requests of pages have to take. */
  readonly proxy: string;
}

/** Bytes that the pages of one audit may load in a browser. */
const mostBytes = 60_000_000;

const startTimeout = 15_000;

const switches = [
  '--disable-gpu',
  '--no-first-run',
  '--disable-sync',
  '--disable-quic',
  // Peer connections would go around the proxy.
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--renderer-process-limit=2',
  '--js-flags=--max-old-space-size=256',
];

/** How a browser is started: with its sandbox unless a setting says otherwise, and with our proxy as its only way out. */
export function launchOptions(path: string, isSandboxed: boolean, proxy: string): LaunchOptions {
  return {
    executablePath: path,
    chromiumSandbox: isSandboxed,
    args: switches,
    proxy: { server: proxy },
    timeout: startTimeout,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  };
}

/** Starts a browser, or connects to one, behind a guarded proxy. */
export async function openBrowser(settings: BrowserSettings): Promise<OpenBrowser> {
  const { chromium } = await import('playwright-core');
  const { place, allowed, isSandboxed } = settings;
  const between = 'path' in place ? loopback : await addressesTo(place.endpoint);
  const proxy = await openGuardedProxy({ allowed, maxBytes: mostBytes, ...between });
  try {
    const browser =
      'path' in place
        ? await chromium.launch(launchOptions(place.path, isSandboxed, proxy.address))
        : await chromium.connectOverCDP(place.endpoint, { timeout: startTimeout });
    return {
      browser,
      proxy: proxy.address,
      async [Symbol.asyncDispose]() {
        await browser.close().catch(() => {});
        await proxy[Symbol.asyncDispose]();
      },
    };
  } catch (error) {
    await proxy[Symbol.asyncDispose]();
    throw error;
  }
}

const loopback = { host: '127.0.0.1', user: '127.0.0.1' } as const;

/** This machine's address as the browser's machine sees it, and that one's. */
async function addressesTo(endpoint: string): Promise<{ host: string; user: string }> {
  const url = new URL(endpoint);
  const port = Number(url.port || (url.protocol === 'wss:' ? 443 : 80));
  const socket: Socket = connect({ host: url.hostname, port, timeout: startTimeout });
  try {
    await once(socket, 'connect');
    const { localAddress = '', remoteAddress = '' } = socket;
    return { host: localAddress, user: remoteAddress };
  } finally {
    socket.destroy();
  }
}
