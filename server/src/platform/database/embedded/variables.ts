/**
 * Removes the variables of PostgreSQL's clients (`PGSSLMODE`, `PGOPTIONS`, …) from the environment: a shell may set them for
 * another database, and the embedded one is reached by no setting.
 */
export function ignorePostgresVariables(environment: NodeJS.ProcessEnv = process.env): void {
  for (const name of Object.keys(environment)) if (/^PG[A-Z]/.test(name)) delete environment[name];
}
