import { en } from '@rto-desk/contract/words/en';
import { expect, it } from 'vitest';
import { ApiError, parseErrorBody } from '../../api/ApiError.ts';
import { isOpen } from './jobColumns.tsx';
import { originalsIn } from './originals.ts';
import { recordedKind } from './recordedKind.ts';
import { servicesOffered, servicesText } from './servicesText.ts';

it('what a job is about are its services, else what was asked in words, else its category', () => {
  const job = { services: [], category: 'dl' as const, query: null };
  expect(servicesText({ ...job, services: ['renewal_dl', 'psv_badge'] }, en)).toBe(
    `${en.services.names.renewal_dl}, ${en.services.names.psv_badge}`,
  );
  expect(servicesText({ ...job, query: 'When?' }, en)).toBe('When?');
  expect(servicesText(job, en)).toBe(en.services.categories.dl);
});

it('a job is open until it is completed or rejected', () => {
  const statuses = ['pending', 'contacted', 'completed', 'rejected'] as const;
  expect(statuses.filter(status => isOpen({ status }))).toEqual(['pending', 'contacted']);
});

it('a document is on record where it is known whose it would be', () => {
  const citizen = { id: 1, name: 'Somaru', mobile: '9826012345' };
  const vehicle = { id: 2, registration_no: 'CG04AB1234' };
  const nobody = { citizen: null, vehicle: null };
  expect(recordedKind({ document_kind: null }, { citizen, vehicle })).toBeNull();
  expect(recordedKind({ document_kind: 'puccs' }, { ...nobody, citizen })).toBeNull();
  expect(recordedKind({ document_kind: 'puccs' }, { ...nobody, vehicle })).toBe('puccs');
  expect(recordedKind({ document_kind: 'dl' }, { ...nobody, vehicle })).toBeNull();
  expect(recordedKind({ document_kind: 'dl' }, { ...nobody, citizen })).toBe('dl');
});

it('the list offers the services of its category, and the one that its address names', () => {
  expect(servicesOffered({ category: 'vehicle' })).not.toContain('renewal_dl');
  expect(servicesOffered({ category: 'vehicle', service: 'renewal_dl' }).at(-1)).toBe('renewal_dl');
  expect(servicesOffered({ category: 'other' })).toEqual([]);
  expect(servicesOffered({})).toContain('noc');
});

it('only a conflict that names documents asks where originals go', () => {
  const papers = [{ id: 7, name: 'RC' }];
  const refused = (status: number, body: object) =>
    originalsIn(new ApiError(status, parseErrorBody(body), null));
  expect(refused(409, { message: 'Here', papers })).toEqual(papers);
  expect(refused(409, { message: 'Changed', current: {} })).toBeNull();
  expect(refused(422, { message: 'Here', papers })).toBeNull();
  expect(originalsIn(new Error('Gone'))).toBeNull();
});
