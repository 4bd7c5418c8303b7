import type { Page } from '@playwright/test';
import { expect, test } from '../browser.ts';
import { long } from '../form.ts';
import { enterAs, freshMobile, newVehicle, type Person, theAdmin, unique } from '../people.ts';
import { scan } from '../uploads.ts';

/** A text that draws a picture or runs a script wherever it is taken for markup. */
const markup = (of: string) =>
  `${of} "><img src=x class=planted onerror=alert(1)><script class=planted>alert(1)</script>`;

/** A citizen whose every text is markup, with a licence, its document and a message. */
async function hostileCitizen(admin: Person): Promise<{ id: number; name: string }> {
  const name = markup(`Budhram ${unique()}`);
  const { body } = await admin.call('POST', '/citizens', {
    name,
    mobile: freshMobile(),
    father_name: markup('Father'),
    relation_type: 'Son of',
    relation_name: markup('Relation'),
    address: markup('Address'),
    state: 'Odisha',
    city: markup('City'),
  });
  const { id } = body;
  const vehicle = await newVehicle(admin, id);
  await admin.call('PUT', `/vehicles/${vehicle.id}`, {
    registration_no: vehicle.registration,
    make_model: markup('Maruti'),
  });
  await admin.call('POST', `/vehicles/${vehicle.id}/insurances`, {
    insurance_type: 'Third Party',
    company_name: markup('National'),
    policy_number: `"><IMG/SRC=X/ONERROR=ALERT(1)/CLASS=PLANTED>${unique()}`,
    start_date: '2026-01-01',
    end_date: '2026-12-31',
  });
  await withDocument(admin, `/citizens/${id}/ll`);
  await admin.call('POST', `/citizens/${id}/send-message`, { message: markup('Come by') });
  return { id, name };
}

async function withDocument({ token }: Person, list: string): Promise<void> {
  const form = new FormData();
  form.append('ll_no', `LL"><IMG/SRC=X/CLASS=PLANTED>${unique()}`);
  form.append('expiry_date', '2027-01-01');
  form.append('file', new File([new Uint8Array(scan.buffer)], `${markup('paper').replaceAll('/', '')}.pdf`));
  const answer = await fetch(`${process.env.RTO_DESK_ADDRESS}/api${list}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  expect(answer.status).toBe(201);
}

/** Nothing of what was written has become an element. */
async function isOnlyText(page: Page): Promise<void> {
  await expect(page.locator('.planted, .PLANTED, img[src=x i], [onerror]')).toHaveCount(0);
}

test(
  'markup in a record is read as text on every screen that shows it, and does nothing',
  long,
  async ({ page }) => {
    const dialogs: string[] = [];
    page.on('dialog', dialog => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    const admin = await theAdmin();
    const { id, name } = await hostileCitizen(admin);
    const screens: [string, string | RegExp][] = [
      // First, as other journeys write to people, too, and the list is soon full of that.
      [`/admin/messages?state=manual`, 'Come by "><img src=x'],
      [`/admin/history?q=${encodeURIComponent(name)}`, /"><img/i],
      [`/citizens/${id}`, name],
      [`/citizens/${id}?tab=ll`, 'LL"><IMG/SRC=X/CLASS=PLANTED>'],
      [`/citizens/${id}?tab=vehicles`, 'Maruti "><img src=x'],
      [`/citizens/${id}?tab=all`, /"><IMG\/SRC=X\/ONERROR/],
      [`/citizens/${id}?tab=messages`, 'Come by "><img src=x'],
      [`/citizens/${id}?tab=history`, /"><img/i],
      [`/citizens/${id}/sheet`, name],
      [`/citizens?q=${encodeURIComponent(name)}`, name],
      [`/reports/expiries?owner_name=${encodeURIComponent(name)}`, name],
    ];
    for (const [path, text] of screens) {
      await enterAs(page, admin, path);
      await expect(page.getByText(text).filter({ visible: true }).first(), path).toBeVisible();
      await isOnlyText(page);
    }
    await page.goto(`/citizens/${id}?tab=ll`);
    await page.getByRole('button', { name: /^View file/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await isOnlyText(page);
    expect(dialogs).toEqual([]);
  },
);
