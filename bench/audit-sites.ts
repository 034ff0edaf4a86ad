/** Serves the corpus under the names of many sites, in a process of its own; the bench starts it and reads its port. */
import { sites } from '../test/audit-corpus/sites.ts';
import { startCorpusServer } from '../test/audit-corpus/serve.ts';

const count = Number(process.argv[2]);
const server = await startCorpusServer();
for (let index = 0; index < count; index += 1) {
  const name = `site-${index}`;
  server.serve(name, sites[index % sites.length]?.files(server.originOf(name)) ?? {});
}
console.log(server.originOf('site'));
