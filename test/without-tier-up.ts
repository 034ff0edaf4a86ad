import { setFlagsFromString } from 'node:v8';

// Optimising PostgreSQL takes V8 longer than these short-lived databases run.
setFlagsFromString('--no-wasm-tier-up');
setFlagsFromString('--no-wasm-dynamic-tiering');
