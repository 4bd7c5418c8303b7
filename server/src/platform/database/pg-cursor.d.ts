/** The package brings no types of its own; Kysely says what it needs of it. */
declare module 'pg-cursor' {
  import type { PostgresCursorConstructor } from 'kysely';

  const Cursor: PostgresCursorConstructor;
  export default Cursor;
}
