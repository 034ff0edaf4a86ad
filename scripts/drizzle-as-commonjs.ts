import { registerHooks } from 'node:module';

// Preloaded by scripts that open the database: Drizzle's ES modules import each other in circles, at which Node's loader
// takes a second longer than at its CommonJS modules. The built server contains Drizzle in its own file.
registerHooks({
  resolve: (specifier, context, next) =>
    next(
      specifier,
      specifier.startsWith('drizzle-orm')
        ? { ...context, conditions: ['node', 'require'] }
        : context,
    ),
});
