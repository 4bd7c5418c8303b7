import { today } from '@rto-desk/contract/expiry';
import { kindOf } from '@rto-desk/contract/kinds/index';
import { addPeriod } from '@rto-desk/contract/period';
import { expect, onTestFinished, test } from 'vitest';
import { startScheduledJobs } from './scheduled-jobs.ts';
import { freshMobile, sampleOf } from './testing/samples.ts';
import { deskForTest } from './testing/test-desk.ts';

test('people are reminded and the day is backed up while the files cannot be swept', async () => {
  const desk = await deskForTest();
  const admin = await desk.signIn('admin');
  const { id } = (await admin.post('/citizens', { name: 'आशा वर्मा', mobile: freshMobile() })).body;
  const expiry_date = addPeriod(today(), { days: 7 });
  await admin.post(`/citizens/${id}/ll`, {
    ...sampleOf(kindOf('ll')),
    issue_date: '2020-01-01',
    expiry_date,
  });
  await desk.db.updateTable('office_settings').set({ reminders_on: true, hour: 0 }).execute();
  const outOfReach = { ...desk.storage, listOlderThan: () => Promise.reject(new RangeError('Secret path')) };
  const failed: string[] = [];
  const jobs = startScheduledJobs(
    { ...desk, storage: outOfReach },
    { done: () => undefined, warned: () => undefined, failed: (job, why) => failed.push(`${job}: ${why}`) },
  );
  onTestFinished(() => jobs.stop());
  const backups = async () => (await admin.get('/admin/backups/last')).body.good;
  await expect.poll(backups).not.toBeNull();
  expect(failed).toEqual(['removing files: RangeError']);
  const messages = await desk.db.selectFrom('messages').select('citizen_id').execute();
  expect(messages).toEqual([{ citizen_id: id }]);
});
