import { startCorpusServer } from '../test/audit-corpus/serve.ts';
/**
 * Serves the corpus under the names of many sites, in a separate process; the bench starts it and reads its port. Each
 * response takes as long as over a network.
 */
import { sites } from '../test/audit-corpus/sites.ts';
import { giveWay } from './cores.ts';

giveWay();

const count = Number(process.argv[2]);
/** Milliseconds before each response, as for a small business's site. */
const delay = 500;
const server = await startCorpusServer();
for (let index = 0; index < count; index += 1) {
  const name = `site-${index}`;
  const files = sites[index % sites.length]?.files(server.originOf(name)) ?? {};
  const slow = Object.entries(files).map(([path, file]) => [path, { ...file, delay }] as const);
  server.serve(name, Object.fromEntries(slow));
}
console.log(server.originOf('site'));
