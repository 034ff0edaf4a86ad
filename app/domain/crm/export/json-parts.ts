/** A JSON list of records, page by page. */
export async function* jsonParts(pages: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const records of pages)
    for (const record of records) {
      yield before + JSON.stringify(record);
      before = ',\n';
    }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
