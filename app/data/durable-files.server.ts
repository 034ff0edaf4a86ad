import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The part of Emscripten's file system that is completed here. */
interface EmscriptenModule {
  NODEFS?: { stream_ops?: { fsync?: (stream: { nfd?: number }) => number } };
}

/**
 * PGlite's directory, with commits that survive a power cut. As shipped, PGlite starts PostgreSQL without fsync, and
 * its Emscripten file system has no such operation: what it acknowledges is in the page cache only. Measured: a cut
 * lost every acknowledged row without this file, and none with it.
 */
export class DurableFiles extends NodeFS {
  override async init(...parameters: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const made = await super.init(...parameters);
    const { preRun = [] } = made.emscriptenOpts;
    made.emscriptenOpts.preRun = [
      (module: EmscriptenModule) => {
        const operations = module.NODEFS?.stream_ops;
        if (!operations || operations.fsync)
          throw new Error(
            'PGlite’s NODEFS has changed: read app/data/durable-files.server.ts again',
          );
        operations.fsync = ({ nfd }) => {
          // What it throws must reach PostgreSQL, which then stops: it may not go on after a failed sync.
          if (nfd !== undefined) fsyncSync(nfd);
          return 0;
        };
      },
      ...[preRun].flat(),
    ] as typeof preRun;
    return made;
  }
}

/** `fsync` and not `fdatasync`, which Emscripten answers without doing anything. */
export const durableParameters = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'],
];
