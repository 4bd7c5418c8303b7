import pg from 'pg';

/**
 * A connection that ends when it is of no more use, so that the pool opens another: to a server that only reads any more, as
 * one does that has become another's standby, and one on which a statement got no answer in time, since what follows, a
 * rollback for one, would wait behind it.
 */
export class EndingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: pg is asked in many ways, and so is this
  override query(...asked: [any, any?, any?]): any {
    const answer: unknown = super.query(...asked);
    if (answer instanceof Promise) {
      answer.catch((error: unknown) => {
        if (isReadOnly(error) || isUnanswered(error)) void this.end().catch(() => undefined);
      });
    }
    return answer;
  }
}

const isReadOnly = (error: unknown) => error instanceof pg.DatabaseError && error.code === '25006';

/** The driver tells only by these words that its patience has ended. */
const isUnanswered = (error: unknown) => error instanceof Error && error.message === 'Query read timeout';
