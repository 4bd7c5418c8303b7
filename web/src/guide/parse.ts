/** A page of the guide as it is written; the buttons are in the page's language. */
export interface GuidePage {
  title: string;
  blocks: readonly Block[];
}

export type Block =
  | { is: 'heading' | 'text'; text: Inline[] }
  | { is: 'steps' | 'points'; items: Inline[][] }
  | { is: 'picture'; name: string; alt: string };

/** The same with a picture's file and size in pixels, which the build adds. */
export type ShownBlock =
  | Exclude<Block, { is: 'picture' }>
  | { is: 'picture'; alt: string; src: string; width: number; height: number };

/** A page as its screen draws it. */
export interface ShownPage {
  title: string;
  blocks: readonly ShownBlock[];
}

/** Words as they stand, what a button or a field is called, a key to press, or the way to a page or a screen. */
export type Inline = string | { button: string } | { key: string } | { to: string; text: string };

/**
 * Reads the Markdown of a page: a title, headings, paragraphs, numbered steps, points, pictures (`![what it
 * shows](name)`), keys (`` `Alt N` ``), links and buttons by their place in the catalogue (`{citizens.newProfile}`).
 * Anything else is refused, bold text above all: it would name a button that no test looks up.
 * @param label what the button at a place in the catalogue is called; it throws where there is none
 */
export function parsePage(source: string, label: (place: string) => string): GuidePage {
  const [head = '', ...parts] = source.trim().split(/\n\s*\n/);
  const title = /^# ([^\n]+)$/.exec(head)?.[1];
  if (title === undefined) throw new Error(`A page begins with its title, not with “${head}”`);
  return { title, blocks: parts.map(part => blockOf(part, label)) };
}

function blockOf(part: string, label: (place: string) => string): Block {
  const inline = (text: string) => inlineOf(text, label);
  const picture = /^!\[([^\]]+)\]\(([a-z-]+)\)$/.exec(part);
  if (picture !== null) return { is: 'picture', alt: picture[1] ?? '', name: picture[2] ?? '' };
  if (part.startsWith('## ')) return { is: 'heading', text: inline(part.slice(3)) };
  if (/^1\. /.test(part)) return { is: 'steps', items: itemsOf(part, /^\d+\. /).map(inline) };
  if (part.startsWith('- ')) return { is: 'points', items: itemsOf(part, /^- /).map(inline) };
  return { is: 'text', text: inline(joined(part)) };
}

/** What stands behind each mark; a line without one goes on with the item before. */
function itemsOf(part: string, mark: RegExp): string[] {
  const items: string[] = [];
  for (const line of part.split('\n')) {
    if (mark.test(line)) items.push(line.replace(mark, ''));
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  return items;
}

const joined = (part: string) =>
  part
    .split('\n')
    .map(line => line.trim())
    .join(' ');

function inlineOf(text: string, label: (place: string) => string): Inline[] {
  const marked = /\{([\w.-]+)\}|`([^`]+)`|\[([^\]]+)\]\((\/[\w/-]*)\)/g;
  const found: Inline[] = [];
  let read = 0;
  for (const match of text.matchAll(marked)) {
    const [whole, place, key, link, to = ''] = match;
    found.push(plain(text.slice(read, match.index)));
    if (place !== undefined) found.push({ button: label(place) });
    else if (key !== undefined) found.push({ key });
    else found.push({ to, text: link ?? '' });
    read = match.index + whole.length;
  }
  found.push(plain(text.slice(read)));
  return found.filter(one => one !== '');
}

function plain(text: string): string {
  const odd = /[*_<>{}[\]`#|]/.exec(text);
  if (odd !== null) throw new Error(`“${odd[0]}” means nothing here: ${text}`);
  return text;
}
