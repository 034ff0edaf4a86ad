import { openDatabase } from '../../app/data/engine/database.server.ts';

/** Opens the database in a directory, and prints the result. */
try {
  const database = await openDatabase({ directory: process.argv[2] ?? '' });
  await database.close();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
