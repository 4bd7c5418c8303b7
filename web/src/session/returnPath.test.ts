// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { loginPath, returnPath } from './returnPath.ts';

describe('the way back after signing in', () => {
  it.each(['/citizens', '/citizens/7?tab=dl', '/citizens?q=ram%20lal&page=2#top'])('leads to %s', wanted => {
    expect(returnPath(wanted)).toBe(wanted);
  });

  it('is the dashboard where none was asked for', () => {
    expect(returnPath(null)).toBe('/dashboard');
  });

  it.each([
    'https://evil.example/citizens',
    '//evil.example/citizens',
    '/\\evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    '/%2e//evil.example',
    '/\t/evil.example',
    '/\n//evil.example',
    'javascript:alert(1)',
    'data:text/html,hello',
    '//',
    'citizens',
    '',
  ])('never leads away from these pages: %j', wanted => {
    const path = returnPath(wanted);
    expect(new URL(path, window.location.origin).origin).toBe(window.location.origin);
    expect(path).toBe('/dashboard');
  });

  it.each(['/login', '/login?redirect=/citizens', '/register'])('does not lead back to %s', wanted => {
    expect(returnPath(wanted)).toBe('/dashboard');
  });

  it('comes through the login page unchanged', () => {
    const address = loginPath({ pathname: '/citizens', search: '?q=a&b=c', hash: '#x' });
    const { searchParams } = new URL(address, window.location.origin);
    expect(returnPath(searchParams.get('redirect'))).toBe('/citizens?q=a&b=c#x');
  });
});
