/** Measures an operation, in seconds. */
export async function seconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

/** A CSV of this many clients as French spreadsheets write it: semicolons, decimal commas. */
export function importedTable(rows: number): string {
  const lines = Array.from(
    { length: rows },
    (_, at) =>
      `Atelier ${at};artisanat;Actif;Montréal, ${at}, rue du Banc;contact@atelier-${at}.example;${(at % 90) * 100},50`,
  );
  return ['Nom;Secteur;Statut;Adresse;Courriel;Revenu mensuel', ...lines].join('\r\n');
}
