import { expect, test } from 'vitest';
import { openTestDesk } from '../../testing/test-desk.ts';
import { logins } from './logins.ts';

test.each([null, 'monsoon-raipur-7'])(
  'only a demo tells who can sign in (password %s)',
  async demoPassword => {
    const desk = await openTestDesk({ demoPassword });
    try {
      const { status, body } = await desk.visitor.get('/demo');
      expect(status).toBe(demoPassword === null ? 404 : 200);
      if (demoPassword === null) return;
      expect(body.password).toBe(demoPassword);
      expect(body.logins).toHaveLength(logins.length);
    } finally {
      await desk.close();
    }
  },
);
