import type { Plugin } from 'vite';
import { textAt } from '../contract/src/words/languages.ts';
import type { Language } from '../contract/src/words/words.ts';
import { parsePage } from './src/guide/parse.ts';
import sizes from './src/guide/pictures/sizes.json' with { type: 'json' };

const guidePage = /\/src\/guide\/(en|hi)\/\w+\/[\w-]+\.md$/;

/** The guide's Markdown becomes what its screen draws: no phone gets a parser, nor the texts of buttons it does not show. */
export function guide(): Plugin {
  return {
    name: 'guide',
    enforce: 'pre',
    transform(source, id) {
      const language = guidePage.exec(id)?.[1];
      if (language !== 'en' && language !== 'hi') return null;
      try {
        return { code: moduleOf(source, language), map: null, moduleType: 'js' };
      } catch (error) {
        return this.error(`${id}: ${error instanceof Error ? error.message : error}`);
      }
    },
  };
}

/** A page as a module; its pictures are files of the build with the size that they are drawn at. */
function moduleOf(source: string, language: Language): string {
  const { title, blocks } = parsePage(source, place => textAt(place, language));
  const imports: string[] = [];
  const parts = blocks.map(block => {
    if (block.is !== 'picture') return JSON.stringify(block);
    const size = sizes[`${language}/${block.name}` as keyof typeof sizes];
    if (size === undefined) throw new Error(`There is no picture ${block.name}`);
    const [width, height] = size;
    imports.push(`import p${imports.length} from '../../pictures/${language}/${block.name}.webp';`);
    return `{...${JSON.stringify({ ...block, width, height })},src:p${imports.length - 1}}`;
  });
  return `${imports.join('\n')}\nexport default {title:${JSON.stringify(title)},blocks:[${parts.join(',')}]};`;
}
