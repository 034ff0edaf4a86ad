import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Browser, LaunchOptions } from 'playwright-core';
import { openGuardedProxy } from './guarded-proxy.ts';
import type { BrowserPlace } from './site-browser.ts';

export interface BrowserSettings {
  readonly place: BrowserPlace;
  /** Private addresses and ranges that pages may contact. */
  readonly allowed: readonly string[];
  /** Whether Chromium isolates its processes; it cannot when it runs as root. */
  readonly isSandboxed: boolean;
  /** Receives why a browser did not start, such as a kernel without sandbox support. */
  readonly report?: (error: unknown) => void;
}

export interface OpenBrowser extends AsyncDisposable {
  readonly browser: Browser;
  /** Address of the proxy that all page requests must use. */
  readonly proxy: string;
}

/** Maximum bytes loaded in a browser by the pages of one audit. */
const mostBytes = 60_000_000;

const startTimeout = 15_000;

const switches = [
  '--disable-gpu',
  '--no-first-run',
  '--disable-sync',
  '--disable-quic',
  // Peer connections would bypass the proxy.
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--renderer-process-limit=2',
  '--js-flags=--max-old-space-size=256',
];

/**
 * How a browser is started: sandboxed unless a setting says otherwise, with our proxy as its only route to the network.
 */
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

/** This machine's address as seen from the browser's machine, and the latter's address. */
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
