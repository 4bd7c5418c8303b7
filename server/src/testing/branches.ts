import { deskForFile } from './test-desk.ts';

/** A desk with an admin, and two managers: a clerk of one branch and another `elsewhere`. Closed after the file. */
export async function openBranchesDesk() {
  const desk = await deskForFile();
  const branch = await desk.branch('04');
  return {
    desk,
    branch,
    admin: await desk.signIn('admin'),
    clerk: await desk.signIn('manager', { branch_id: branch }),
    elsewhere: await desk.signIn('manager', { branch_id: await desk.branch('10') }),
  };
}
