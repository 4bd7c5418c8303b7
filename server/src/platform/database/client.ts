import pg from 'pg';

/** As the pool's settings have it, and how long to wait for an answer, in milliseconds; 0 for as long as it takes. */
export interface ClientOptions extends pg.PoolConfig {
  timeout: number;
}

/**
 * A connection with a time limit for every statement of its own: the server's limits say nothing where it is frozen. It
 * closes when it is of no more use, so that the pool opens another: to a server that has become read-only, as one does
 * that is now a standby, and after a statement without an answer in time, because a following rollback would wait
 * behind it.
 */
export class TimeoutClient extends pg.Client {
  readonly #timeout: number;

  constructor(options: ClientOptions) {
    super(options);
    this.#timeout = options.timeout;
  }

  // biome-ignore lint/suspicious/noExplicitAny: pg is asked in many ways, and so is this
  override query(asked: any, ...more: [any?, any?]): any {
    const answer: unknown = super.query(this.#limited(asked), ...more);
    if (answer instanceof Promise) {
      answer.catch((error: unknown) => {
        if (isReadOnly(error) || isUnanswered(error)) void this.end().catch(() => undefined);
      });
    }
    return answer;
  }

  /** Cursors and copies are read as slowly as their readers like, and a statement may say itself how long it may take. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  #limited(asked: any): any {
    if (typeof asked === 'string') return { text: asked, query_timeout: this.#timeout };
    return 'submit' in asked ? asked : { query_timeout: this.#timeout, ...asked };
  }
}

const isReadOnly = (error: unknown) => error instanceof pg.DatabaseError && error.code === '25006';

/** The driver tells only by these words that the timeout has passed. */
const isUnanswered = (error: unknown) => error instanceof Error && error.message === 'Query read timeout';
