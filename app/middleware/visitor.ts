import { createContext } from 'react-router';

/** IP address of the client; empty when a page is rendered ahead of its first visitor. */
export const visitorContext = createContext('');
