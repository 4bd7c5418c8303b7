/** How few characters the global search starts with (specification 9). */
export const globalSearchMinimum = 2;
