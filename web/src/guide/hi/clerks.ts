import type { ShownPage } from '../parse.ts';

export const clerks = import.meta.glob<ShownPage>('./clerks/*.md', { eager: true, import: 'default' });
