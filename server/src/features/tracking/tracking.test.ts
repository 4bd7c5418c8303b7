import { expect, test } from 'vitest';
import { deskForTest } from '../../testing/test-desk.ts';

const request = {
  contact_name: 'Geeta',
  contact_phone: '9826012345',
  category: 'other',
  query: 'secret question',
};

test('reference and mobile number together show the progress, and nothing personal', async () => {
  const desk = await deskForTest();
  const { reference } = (await desk.visitor.post('/service-requests', request)).body;
  const inquiry = (
    await desk.visitor.post('/document-inquiries', {
      name: 'Ravi',
      phone: '9111111111',
      document_type: ['Tax'],
    })
  ).body;
  const typed = encodeURIComponent(reference.toLowerCase().replaceAll('-', ' '));
  const { status, body } = await desk.visitor.get(`/track?reference=${typed}&phone=98260+12345`);
  expect([status, body]).toEqual([
    200,
    {
      kind: 'service_request',
      reference,
      services: [],
      status: 'pending',
      created_at: expect.any(String),
      status_changed_at: null,
      stage_name: 'Received',
      missing: [],
      due_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      reason: null,
    },
  ]);
  const clerk = await desk.signIn('admin');
  const { id } = (await clerk.get('/admin/document-inquiries')).body.data[0];
  await clerk.patch(`/admin/document-inquiries/${id}/status`, { status: 'resolved' });
  expect(
    (await desk.visitor.get(`/track?reference=${inquiry.reference}&phone=9111111111`)).body,
  ).toMatchObject({
    kind: 'document_inquiry',
    status: 'resolved',
    status_changed_at: expect.any(String),
  });
});

test('a wrong pair, whichever half is wrong, has one answer; guessing is stopped', async () => {
  const desk = await deskForTest({ limited: true });
  const { reference } = (await desk.visitor.post('/service-requests', request)).body;
  const track = (given: string, phone: string) =>
    desk.visitor.get(`/track?reference=${given}&phone=${phone}`);
  const wrongPhone = await track(reference, '9826012346');
  const wrongReference = await track('SR-2222-2222', '9826012345');
  expect([wrongPhone.status, wrongPhone.body]).toEqual([
    404,
    { message: 'No request found with this reference and mobile number.' },
  ]);
  expect(wrongReference.body).toEqual(wrongPhone.body);
  expect((await desk.visitor.get('/track')).body.errors).toEqual({
    reference: ['Reference Number is required.'],
    phone: ['Mobile Number is required.'],
  });
  for (let guess = 2; guess < 20; guess += 1)
    expect((await track('SR-2222-2222', '9826012345')).status).toBe(404);
  expect((await track('SR-2222-2222', '9826012345')).status).toBe(429);
  expect((await track(reference, '9826012345')).status).toBe(429);
});
