import { createContext } from 'react-router';

/** Network address of who asks; empty when nobody does, as when a page is rendered ahead of its first visitor. */
export const visitorContext = createContext('');
