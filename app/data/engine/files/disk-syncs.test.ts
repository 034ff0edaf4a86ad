import fs, { mkdtempSync, openSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DiskSyncs } from './disk-syncs.server.ts';

const scratch = mkdtempSync(join(tmpdir(), 'iluma-syncs-'));
afterAll(() => rmSync(scratch, { recursive: true }));

/** Pending syncs. */
const underWay: (() => void)[] = [];
const later = vi.spyOn(fs, 'fdatasync');
const atOnce = vi.spyOn(fs, 'fdatasyncSync');
beforeEach(() => {
  later.mockReset().mockImplementation((_descriptor, done) => {
    underWay.push(() => done(null));
  });
  atOnce.mockClear();
  syncBuiltinESMExports();
});
afterEach(() => underWay.splice(0));
afterAll(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

const openLog = () => openSync(join(scratch, 'log'), 'w');
const fails = (error: Error) => {
  throw error;
};

/** Whether a promise is fulfilled, without waiting for it. */
async function isDone(promise: Promise<void>): Promise<boolean> {
  let done = false;
  void promise.then(() => (done = true));
  await nextTurn();
  return done;
}

it('commits share a sync; a later one waits for the next sync', async () => {
  const [syncs, log] = [new DiskSyncs(fails), openLog()];
  syncs.owe(log);
  syncs.owe(log);
  const early = syncs.settled();
  syncs.owe(log);
  const late = syncs.settled();
  expect(later).toHaveBeenCalledTimes(1);
  underWay.shift()?.();
  expect(await isDone(early)).toBe(true);
  expect(await isDone(late)).toBe(false);
  expect(later).toHaveBeenCalledTimes(2);
  underWay.shift()?.();
  expect(await isDone(late)).toBe(true);
  expect(syncs.isOwed).toBe(false);
});

it('settle() syncs at once, even while another sync is in progress', async () => {
  const [syncs, log] = [new DiskSyncs(fails), openLog()];
  syncs.owe(log);
  const settled = syncs.settled();
  syncs.settle();
  expect(atOnce).toHaveBeenCalledExactlyOnceWith(log);
  expect(syncs.isOwed).toBe(false);
  syncs.settle();
  expect(atOnce).toHaveBeenCalledTimes(1);
  underWay.shift()?.();
  expect(await isDone(settled)).toBe(true);
});

it('a log file is closed once it needs no more syncs', async () => {
  const [syncs, log] = [new DiskSyncs(fails), openLog()];
  const close = vi.fn<() => void>();
  syncs.owe(log);
  const settled = syncs.settled();
  syncs.close(log, close);
  syncs.settle();
  expect(close).not.toHaveBeenCalled();
  underWay.shift()?.();
  await settled;
  expect(close).toHaveBeenCalledTimes(1);
  syncs.close(log, close);
  expect(close).toHaveBeenCalledTimes(2);
});

it('a sync that fails after settle() rejects earlier and later commits, and is reported once', async () => {
  const told = vi.fn<(error: Error) => void>();
  const [syncs, log] = [new DiskSyncs(told), openLog()];
  later.mockImplementation((_descriptor, done) => {
    underWay.push(() => done(new Error('EIO')));
  });
  syncs.owe(log);
  const early = syncs.settled();
  syncs.settle();
  const late = syncs.settled();
  underWay.shift()?.();
  const outcomes = await Promise.allSettled([early, late]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(told).toHaveBeenCalledTimes(1);
});

it('a failed sync is reported, and all later commits are rejected', async () => {
  const told = vi.fn<(error: Error) => void>();
  const [syncs, log] = [new DiskSyncs(told), openLog()];
  later.mockImplementation((_descriptor, done) => done(new Error('EIO')));
  syncs.owe(log);
  await expect(syncs.settled()).rejects.toThrow('EIO');
  expect(told).toHaveBeenCalledWith(expect.objectContaining({ message: 'EIO' }));
  expect(syncs.isOwed).toBe(true);
  // The system reports a failure once.
  later.mockImplementation((_descriptor, done) => done(null));
  await expect(syncs.settled()).rejects.toThrow('EIO');
  expect(() => syncs.settle()).toThrow('EIO');
});
