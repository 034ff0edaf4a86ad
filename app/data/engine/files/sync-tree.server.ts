import { spawnSync } from 'node:child_process';
import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Flushes a folder to the disk, recursively. */
export function syncTree(folder: string): void {
  // `sync -f` is fifty times faster than a thousand single fsyncs.
  const { status } = spawnSync('sync', ['-f', folder]);
  if (status !== 0) syncEach(folder);
}

function syncEach(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncEach(path);
    else if (entry.isFile()) sync(path);
  }
  syncDirectory(folder);
}

/** Directory entries need an fsync of their own. */
export function syncDirectory(folder: string): void {
  // Windows cannot open directories, and persists entries without it.
  if (process.platform !== 'win32') sync(folder);
}

function sync(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
