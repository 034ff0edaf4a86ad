/** The addresses of the API. */
export const apiModules = {
  '/api/openapi.json': 'routes/api/openapi.ts',
  '/api/crm/changes': 'routes/api/crm-changes.ts',
  '/api/crm/live': 'routes/api/crm-live.ts',
  '/api/crm/bin': 'routes/api/crm-bin.ts',
  '/api/crm/bin/:collection/:id': 'routes/api/crm-bin-record.ts',
  '/api/crm/:collection': 'routes/api/crm-collection.ts',
  '/api/crm/:collection/:id': 'routes/api/crm-record.ts',
  '/api/partners/:id': 'routes/api/partners.ts',
  '/api/prospects': 'routes/api/prospects.ts',
  '/api/keys': 'routes/api/keys.ts',
  '/api/keys/:id': 'routes/api/key.ts',
  '/api/*': 'routes/api/nothing.ts',
} as const satisfies Record<`/api/${string}`, `routes/api/${string}`>;
