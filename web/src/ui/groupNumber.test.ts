import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupNumber } from './groupNumber.ts';

describe('a number as people read it', () => {
  it.each([
    ['CG04AB1234', 'CG 04 AB 1234'],
    ['CG04A1', 'CG 04 A 1'],
    ['CG041234', 'CG 04 1234'],
    ['DL1CAB0007', 'DL 1 CAB 0007'],
    ['22BH1234AA', '22 BH 1234 AA'],
    ['CG0420110012345', 'CG04 2011 0012345'],
  ])('%s reads %s', (stored, read) => {
    expect(groupNumber(stored).join(' ')).toBe(read);
  });

  it('is left as it is where it follows no pattern', () => {
    expect(groupNumber('POL/2026-77')).toEqual(['POL/2026-77']);
    expect(groupNumber('TP778')).toEqual(['TP778']);
  });

  it('is no plate where it is the number of a document', () => {
    expect(groupNumber('OR7701', false)).toEqual(['OR7701']);
    expect(groupNumber('CG0420110012345', false)).toEqual(['CG04', '2011', '0012345']);
  });

  it('loses and adds no character', () => {
    fc.assert(fc.property(fc.string(), value => groupNumber(value).join('') === value));
  });
});
