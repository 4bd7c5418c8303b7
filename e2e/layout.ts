import type { Page } from '@playwright/test';
import { isLong } from './form.ts';
import { waitUntilSettled } from './rest.ts';

/** Windows from the smallest phone, magnified to 400 %, over a desk of 1366 px at 200 %, to a wide desk, in CSS pixels. */
const widths = isLong ? [320, 360, 683, 768, 1024, 1152, 1280, 1366, 1440] : [360, 1280];

/**
 * What is wrong with how the screen is laid out, at each of the widths: it scrolls sideways, it has more than one filled button, a
 * table is wider than its place, a cell runs into the next, the focus goes to what is not seen, something to press lies under
 * something else, or a text is cut.
 */
export async function layoutFaults(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await waitUntilSettled(page);
    // All of it in sight: what is scrolled away cannot be hit.
    const height = await page.evaluate(() => Math.min(document.documentElement.scrollHeight, 12_000));
    await page.setViewportSize({ width, height: Math.max(height, 800) });
    await waitUntilSettled(page);
    faults.push(...(await page.evaluate(measure)).map(fault => `${width} px: ${fault}`));
  }
  if (before) await page.setViewportSize(before);
  return faults;
}

/** Runs in the page. */
function measure(): string[] {
  const faults: string[] = [];
  const root = document.documentElement;
  if (root.scrollWidth > window.innerWidth)
    faults.push(`scrolls sideways by ${root.scrollWidth - window.innerWidth}`);
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`;
  /** Whether an element is pushed out of sight in something that scrolls sideways. */
  const isScrolledAway = (element: Element, x: number) => {
    for (let around = element.parentElement; around !== null; around = around.parentElement) {
      const { overflowX } = getComputedStyle(around);
      const { left, right } = around.getBoundingClientRect();
      if ((overflowX === 'auto' || overflowX === 'scroll') && (x < left || x > right)) return true;
    }
    return false;
  };
  const isHiddenFromEye = (element: Element) => {
    for (let around: Element | null = element; around !== null; around = around.parentElement) {
      const { width, height } = around.getBoundingClientRect();
      const { clipPath, display } = getComputedStyle(around);
      if (display !== 'contents' && (width <= 1 || height <= 1 || clipPath !== 'none')) return true;
    }
    return false;
  };
  const filled = [...document.querySelectorAll('main [data-variant="filled"]')].filter(
    button => button.checkVisibility() && !button.matches(':disabled') && !button.closest('dialog'),
  );
  if (filled.length > 1) faults.push(`${filled.map(nameOf).join(' and ')} are filled`);
  for (const table of document.querySelectorAll('main table')) {
    const place = table.parentElement;
    // One in a closed `details` is not laid out for its place until that is opened.
    if (!table.checkVisibility()) continue;
    if (place === null || /auto|scroll/.test(getComputedStyle(place).overflowX)) continue;
    const over = table.getBoundingClientRect().right - place.getBoundingClientRect().right;
    if (over > 1) faults.push(`${nameOf(table)} is ${Math.round(over)} wider than its place`);
  }
  for (const cell of document.querySelectorAll('main td')) {
    if (!cell.checkVisibility() || isHiddenFromEye(cell)) continue;
    const over = cell.scrollWidth - cell.clientWidth;
    if (cell.clientWidth > 0 && over > 1) faults.push(`${nameOf(cell)} runs ${over} out of its cell`);
  }
  for (const control of document.querySelectorAll('a[href], button, input, select, textarea, summary')) {
    if (!control.checkVisibility()) continue;
    if (isHiddenFromEye(control)) {
      if (!(control instanceof HTMLElement) || control.tabIndex < 0) continue;
      // The way to the content comes into sight with the focus.
      control.focus();
      if (isHiddenFromEye(control)) faults.push(`${nameOf(control)} takes the focus out of sight`);
      control.blur();
      continue;
    }
    const style = getComputedStyle(control);
    if (style.visibility === 'hidden' || style.pointerEvents === 'none') continue;
    const { left, top, width, height } = control.getClientRects()[0] as DOMRect;
    const [x, y] = [left + width / 2, top + height / 2];
    // A trap for robots stands far to the left.
    if (x < 0 || y < 0 || y > window.innerHeight || isScrolledAway(control, x)) continue;
    const hit = document.elementFromPoint(x, y);
    // The bar at the foot of a phone: the page scrolls on above it.
    const bar = hit?.closest('nav');
    if (bar && getComputedStyle(bar).position === 'fixed') continue;
    const label = control.closest('label');
    const isOwn = hit !== null && (control.contains(hit) || hit.contains(control) || label?.contains(hit));
    if (!isOwn) faults.push(`${nameOf(control)} lies under ${hit === null ? 'nothing' : nameOf(hit)}`);
  }
  for (const element of document.querySelectorAll('body *')) {
    if (!element.checkVisibility() || element.scrollWidth <= element.clientWidth + 1) continue;
    if (isHiddenFromEye(element)) continue;
    const style = getComputedStyle(element);
    if (style.overflowX !== 'hidden' && style.overflowX !== 'clip') continue;
    // What is limited to some lines is opened by a press, and what is typed is scrolled in its input.
    if (element instanceof HTMLInputElement && element.value !== '') continue;
    if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') continue;
    if (element.clientWidth > 0) faults.push(`${nameOf(element)} is cut`);
  }
  return faults;
}
