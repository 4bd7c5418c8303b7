import type { ShownPage } from '../parse.ts';

export const citizens = import.meta.glob<ShownPage>('./citizens/*.md', { eager: true, import: 'default' });
