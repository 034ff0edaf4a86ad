/** Generates `.env.example` from the table of settings. */
import { writeFileSync } from 'node:fs';
import { envExample } from './settings/env-example.ts';

writeFileSync(new URL('../.env.example', import.meta.url), envExample());
