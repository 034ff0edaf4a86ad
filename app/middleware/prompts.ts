import { createContext } from 'react-router';
import type { Prompts } from '#app/application/prompts/prompts.ts';

/** Set by the server entry. */
export const promptsContext = createContext<Prompts>();
