import { endpoints } from '@rto-desk/contract/endpoints/index';
import { expect, test } from '../browser.ts';
import { long } from '../form.ts';
import { newUser } from '../people.ts';

// Requests from another origin are unsigned, or refused.
test.use({ refusals: [401, 403, 404, 405, 409, 422] });

/** What a page of another origin could read of an answer; null where its browser did not let it. */
interface Read {
  call: string;
  status: number | null;
  isRead: boolean;
  name: string | null;
}

test(
  'a page of an origin that is named makes every call of the contract and reads its answer',
  long,
  async ({ page }) => {
    const { token } = await newUser();
    await page.goto(process.env.RTO_DESK_FRIEND ?? '');
    // Logging out ends all reading, so it comes last.
    const keys = Object.keys(endpoints).sort((one, other) => rank(one) - rank(other));
    const calls = keys.map(key => {
      const [method = '', path = ''] = key.split(' ');
      return {
        call: key,
        method,
        address: `${process.env.RTO_DESK_ADDRESS}/api${path.replace(/\{\w+\}/g, '2147483647')}`,
      };
    });
    const answers: Read[] = await page.evaluate(
      async ({ calls, token }) => {
        const answers = [];
        for (const { call, method, address } of calls) {
          const headers = {
            authorization: `Bearer ${token}`,
            'content-type': 'application/json',
            'idempotency-key': crypto.getRandomValues(new Uint32Array(4)).join('-'),
          };
          const hasBody = ['POST', 'PUT', 'PATCH'].includes(method);
          const answer = await fetch(address, { method, headers, ...(hasBody && { body: '{}' }) }).catch(
            () => null,
          );
          const text = (await answer?.text()) ?? '';
          answers.push({
            call,
            status: answer?.status ?? null,
            isRead: text.length > 0,
            name: answer?.headers.get('content-disposition') ?? null,
          });
        }
        return answers;
      },
      { calls, token },
    );
    expect(answers.filter(({ status, isRead }) => status === null || !isRead)).toEqual([]);
    expect(answers.find(({ call }) => call === 'GET /me/data')?.name).toMatch(/my-data/);
    const methods = new Set(answers.map(({ call }) => call.split(' ')[0]));
    expect([...methods].sort()).toEqual(['DELETE', 'GET', 'PATCH', 'POST', 'PUT']);
  },
);

const rank = (key: string) => (key === 'POST /logout' ? 1 : 0);

test('the icon that browsers ask for by themselves is there', async ({ request }) => {
  const answer = await request.get('/favicon.ico');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toContain('icon');
});
