import { describe, expect, it } from 'vitest';
import { pageNumbers } from './Pager.tsx';

describe('the pages a pager shows', () => {
  it('are all of them up to seven', () => {
    expect(pageNumbers(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(pageNumbers(1, 1)).toEqual([1]);
    expect(pageNumbers(1, 0)).toEqual([]);
  });

  it('are the first, the last and those within two of the current one beyond that', () => {
    expect(pageNumbers(10, 20)).toEqual([1, 'gap', 8, 9, 10, 11, 12, 'gap', 20]);
    expect(pageNumbers(1, 20)).toEqual([1, 2, 3, 'gap', 20]);
    expect(pageNumbers(20, 20)).toEqual([1, 'gap', 18, 19, 20]);
  });

  it('have no gap where nothing is left out', () => {
    expect(pageNumbers(4, 8)).toEqual([1, 2, 3, 4, 5, 6, 'gap', 8]);
    expect(pageNumbers(5, 8)).toEqual([1, 'gap', 3, 4, 5, 6, 7, 8]);
  });

  it('are a handful, however many pages there are', () => {
    expect(pageNumbers(200_000, 403_461)).toEqual([
      1,
      'gap',
      199_998,
      199_999,
      200_000,
      200_001,
      200_002,
      'gap',
      403_461,
    ]);
    expect(pageNumbers(403_461, 403_461)).toEqual([1, 'gap', 403_459, 403_460, 403_461]);
  });

  it('hold up to a current page that is past the end', () => {
    expect(pageNumbers(30, 20)).toEqual([1, 'gap', 20]);
  });
});
