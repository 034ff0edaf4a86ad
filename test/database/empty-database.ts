import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** Creates an empty database on a PostgreSQL that may still be starting, and returns its address. */
export async function createEmptyDatabase(server: string, name: string): Promise<string> {
  const client = await connected(server);
  try {
    await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Retries for a minute: a server that has just been started refuses connections. */
async function connected(server: string): Promise<pg.Client> {
  for (let tries = 600; ; tries -= 1) {
    const client = new pg.Client(server);
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (tries === 0) throw error;
      await pause(100);
    }
  }
}
