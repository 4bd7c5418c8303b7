import type { AddressInfo } from 'node:net';
import 'reflect-metadata';
import { citizenKinds, vehicleKinds } from '@rto-desk/contract/kinds/index';
import express, { type NextFunction, type Request, type Response } from 'express';
import { Between, DataSource } from 'typeorm';
import { citizens, entities, expiries } from './entities.ts';

/*
 * The same lists and details as a developer writes them by the documentation of Express and TypeORM: repositories and
 * `find` options, the entities answered as they come. `PG...` variables say where the database is.
 */
const source = await new DataSource({ type: 'postgres', entities }).initialize();
const people = source.getRepository(citizens);
const licences = source.getRepository('driving_licenses');
const puccs = source.getRepository('puccs');
const ends = source.getRepository(expiries);
/** Joins would multiply lists with each other, and join every row of a table before a page of it is taken. */
const BY_QUERIES = 'query';
const app = express();

app.get('/citizens', async (request, response) => {
  const { page = 1, mobile } = request.query;
  const [data, total] = await people.findAndCount({
    ...(mobile !== undefined && { where: { mobile: String(mobile) } }),
    relations: { branch: true, creator: true },
    relationLoadStrategy: BY_QUERIES,
    order: { id: 'DESC' },
    take: 10,
    skip: (Number(page) - 1) * 10,
  });
  response.json({ data, total });
});

app.get('/citizens/:id', async (request, response) => {
  const citizen = await people.findOne({
    where: { id: Number(request.params.id) },
    relations: { branch: true, creator: true },
  });
  if (citizen === null) response.status(404).json({ message: 'Not found' });
  else response.json(citizen);
});

app.get('/citizens/:id/all-details', async (request, response) => {
  const citizen = await people.findOne({
    where: { id: Number(request.params.id) },
    relations: {
      branch: true,
      creator: true,
      vehicles: Object.fromEntries(vehicleKinds.map(kind => [kind.collection, true])),
      ...Object.fromEntries(citizenKinds.map(kind => [kind.collection, true])),
    },
    relationLoadStrategy: BY_QUERIES,
  });
  if (citizen === null) response.status(404).json({ message: 'Not found' });
  else response.json(citizen);
});

app.get('/citizens/:id/driving_licenses', async (request, response) => {
  const where = { citizen_id: Number(request.params.id) };
  const [data, total] = await licences.findAndCount({ where, order: { id: 'DESC' }, take: 10 });
  response.json({ data, total });
});

app.get('/vehicles/:id/puccs', async (request, response) => {
  const where = { vehicle_id: Number(request.params.id) };
  const [data, total] = await puccs.findAndCount({ where, order: { id: 'DESC' }, take: 10 });
  response.json({ data, total });
});

app.get('/expiries', async (request, response) => {
  const { from, until, page = 1 } = request.query;
  const [data, total] = await ends.findAndCount({
    where: { expiry_date: Between(String(from), String(until)), superseded: false },
    relations: { citizen: true, vehicle: true },
    select: {
      kind: true,
      document_id: true,
      expiry_date: true,
      superseded: true,
      citizen: { id: true, name: true, mobile: true },
      vehicle: { id: true, registration_no: true },
    },
    relationLoadStrategy: BY_QUERIES,
    order: { expiry_date: 'ASC', kind: 'ASC', document_id: 'ASC' },
    take: 15,
    skip: (Number(page) - 1) * 15,
  });
  response.json({ data, total });
});

app.use((error: Error, _request: Request, response: Response, _next: NextFunction) => {
  response.status(500).json({ message: error.message });
});

const server = app.listen(0, '127.0.0.1', () => {
  console.log(`ready at http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
