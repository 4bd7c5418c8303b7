import { UNPACKED_LIMIT } from '@rto-desk/contract/letter';
import { askTag, nearestTag, recordTag, VEHICLES } from '@rto-desk/contract/letter-tags';
import {
  LoopPlugin,
  type ScopeDataArgs,
  TagDisposition,
  TemplateHandler,
  TextPlugin,
  type XmlNode,
  xml,
} from 'easy-template-x';
import { Invalid } from '../../platform/errors.ts';
import { DOCUMENT, type Parts, pack, tooLarge, unpack } from './package.ts';

/** How deep the markup of a document may be nested. */
const DEPTH = 100;

/** What prints where nothing is known. */
export const DOTTED = '……………………';

/** Values by tag: of the letter, or of one of its vehicles. */
export type Values = ReadonlyMap<string, string>;

/** The tags of a template, each once. */
export interface TemplateTags {
  tags: string[];
  /** Whether it has a list of vehicles. */
  listsVehicles: boolean;
}

/** Reads the tags of a checked template. Throws Invalid on `file` for tags that are unknown, unclosed or contradict each other. */
export async function readTags(file: Buffer): Promise<TemplateTags> {
  const found = await new TemplateHandler({ maxXmlDepth: DEPTH }).parseTags(file).catch((error: unknown) => {
    throw unreadable(error);
  });
  const tags = new Set<string>();
  let listsVehicles = false;
  let depth = 0;
  for (const { name, disposition } of found) {
    if (disposition !== TagDisposition.SelfClosed) depth += disposition === TagDisposition.Open ? 1 : -1;
    // A list within a list would multiply the vehicles by themselves.
    if (depth > 1) throw unreadable(new Error(`{#${VEHICLES}}{#${VEHICLES}}`));
    if (disposition === TagDisposition.SelfClosed) tags.add(name);
    else if (name === VEHICLES) listsVehicles = true;
    // `{/}` closes the innermost open tag.
    else if (name !== '') tags.add(`#${name}`);
  }
  assertKnown([...tags]);
  // Loops that are crossed and braces that are not closed are found by filling it once.
  const blocks = await textOf(await fillOne(file, new Map(), [new Map()]));
  const left = blocks.flatMap(block =>
    'text' in block ? [block.text] : 'rows' in block ? block.rows.flat() : [],
  );
  const open = left.find(text => /[{}]/.test(text));
  if (open !== undefined) throw unreadable(new Error(open));
  return { tags: [...tags], listsVehicles };
}

/** The most unknown tags that are named: a hostile file has thousands. */
const MAX_NAMED = 100;

function assertKnown(tags: readonly string[]): void {
  const unknown = tags.filter(tag => recordTag(tag) === undefined && askTag(tag) === null);
  if (unknown.length > 0) {
    const named = unknown.slice(0, MAX_NAMED).map(tag => ({ tag, nearest: nearestTag(tag) }));
    throw new Invalid({
      file: words => named.map(({ tag, nearest }) => words.letters.unknownTag(tag, nearest)).join(' '),
    });
  }
  const types = new Map<string, string>();
  for (const ask of tags.flatMap(tag => askTag(tag) ?? [])) {
    const before = types.get(ask.input) ?? ask.type;
    if (before !== ask.type) {
      throw new Invalid({ file: words => words.letters.askedTwice(ask.input) });
    }
    types.set(ask.input, ask.type);
  }
}

/**
 * Fills a template: with its list of vehicles, or once for each of them, with page breaks between.
 * @param shared the values of the letter itself
 * @param vehicles the values of each vehicle; one of none where it is about no vehicle
 */
export async function fill(
  file: Buffer,
  { listsVehicles }: Pick<TemplateTags, 'listsVehicles'>,
  shared: Values,
  vehicles: readonly Values[],
): Promise<Buffer> {
  await assertFits(file, { listsVehicles }, shared, vehicles);
  if (listsVehicles || vehicles.length <= 1) return fillOne(file, shared, vehicles);
  const bodies: string[] = [];
  for (const vehicle of vehicles) {
    bodies.push(bodyOf(await unpack(await fillOne(file, shared, [vehicle]))).content);
  }
  // Header and footer stand on every page, so they are about all vehicles.
  const parts = await unpack(await fillOne(file, shared, vehicles));
  const { before, after } = bodyOf(parts);
  parts.set(DOCUMENT, Buffer.from(`${before}${bodies.join(PAGE_BREAK)}${after}`));
  return pack(parts);
}

/**
 * Throws Invalid where a letter of many vehicles would unpack to too much. How much each vehicle adds is found with two of them.
 */
async function assertFits(
  file: Buffer,
  { listsVehicles }: Pick<TemplateTags, 'listsVehicles'>,
  shared: Values,
  vehicles: readonly Values[],
): Promise<void> {
  const size = async (filled: Buffer) => (await unpack(filled)).get(DOCUMENT)?.length ?? 0;
  const own = await size(file);
  if (own * vehicles.length <= UNPACKED_LIMIT || vehicles.length < 3) return;
  const two = vehicles.slice(0, 2);
  const each = listsVehicles ? (await size(await fillOne(file, shared, two))) - own : own;
  if (own + each * vehicles.length > UNPACKED_LIMIT) throw tooLarge();
}

const PAGE_BREAK = '<w:p><w:r><w:br w:type="page"/></w:r></w:p>';

/** The content of a document's body, without the settings of its last section, and what is around it. */
function bodyOf(parts: Parts): { before: string; content: string; after: string } {
  const text = parts.get(DOCUMENT)?.toString() ?? '';
  const begin = text.indexOf('>', text.indexOf('<w:body')) + 1;
  const section = text.lastIndexOf('<w:sectPr');
  const isLast = section > text.lastIndexOf('</w:p>');
  const end = isLast ? section : text.lastIndexOf('</w:body>');
  return { before: text.slice(0, begin), content: text.slice(begin, end), after: text.slice(end) };
}

/**
 * Values are texts alone: nothing in them is taken for a tag, markup or a picture. Outside their list several vehicles print
 * what they have in common, else their values as a list.
 */
async function fillOne(file: Buffer, shared: Values, vehicles: readonly Values[]): Promise<Buffer> {
  const resolve = ({ strPath, path }: ScopeDataArgs) => {
    const tag = String(strPath.at(-1) ?? '');
    if (tag === VEHICLES) return vehicles.map(() => ({}));
    const at = path.find(part => typeof part === 'number');
    const told = typeof at === 'number' ? vehicles.slice(at, at + 1) : vehicles;
    const values = told.map(vehicle => vehicle.get(tag) ?? shared.get(tag) ?? DOTTED);
    return firstOf([...new Set(values)]);
  };
  const handler = new TemplateHandler({
    plugins: [new LoopPlugin(), new TextPlugin()],
    maxXmlDepth: DEPTH,
    scopeDataResolver: resolve,
  });
  return handler.process(file, {}).catch((error: unknown) => {
    throw unreadable(error);
  });
}

/** The first three, and how many more there are: `CG04AB1, CG04AB2, CG04AB3, +197`. */
export function firstOf(values: readonly string[]): string {
  const shown = values.length > 3 ? [...values.slice(0, 3), `+${values.length - 3}`] : values;
  return shown.join(', ');
}

function unreadable(error: unknown): Invalid {
  const reason = error instanceof Error ? error.message.slice(0, 200) : '';
  return new Invalid({ file: words => words.letters.unreadable(reason) });
}

/** A part of a document as it is shown: a paragraph, the rows of a table, or the beginning of a page. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'table'; rows: string[][] }
  | { kind: 'page' };

/** The text of a document, paragraph by paragraph, between the header and the footer of its first page. */
export async function textOf(file: Buffer): Promise<Block[]> {
  const parts = await unpack(file);
  const rootOf = (name: string) => xml.parser.parse(parts.get(name)?.toString() ?? '');
  const body = childrenOf(rootOf(DOCUMENT)).find(({ nodeName }) => nodeName === 'w:body');
  const around = (what: 'header' | 'footer') => {
    const name = partAround(parts, what);
    const blocks = name === null ? [] : blocksOf(rootOf(name));
    return blocks.some(block => !('text' in block) || block.text.trim() !== '') ? blocks : [];
  };
  return [...around('header'), ...blocksOf(body), ...around('footer')];
}

const REFERENCES = { header: /<w:headerReference\b[^<>]*>/g, footer: /<w:footerReference\b[^<>]*>/g };

/** The part with the header or footer of the first page; null where it has none. */
function partAround(parts: Parts, what: 'header' | 'footer'): string | null {
  const text = parts.get(DOCUMENT)?.toString() ?? '';
  const section = text.slice(0, text.indexOf('</w:sectPr>') + 1).slice(text.indexOf('<w:sectPr'));
  const references = new Map(
    [...section.matchAll(REFERENCES[what])].map(([reference]) => [
      /w:type="(\w+)"/.exec(reference)?.[1] ?? 'default',
      /r:id="([\w.-]+)"/.exec(reference)?.[1] ?? '',
    ]),
  );
  const id = references.get(section.includes('<w:titlePg') ? 'first' : 'default');
  const relationships = parts.get('word/_rels/document.xml.rels')?.toString() ?? '';
  const own = [...relationships.matchAll(/<Relationship\b[^<>]*>/g)].find(([one]) =>
    one.includes(`Id="${id}"`),
  );
  const target = /Target="([\w./-]+)"/.exec(own?.[0] ?? '')?.[1];
  const name = target === undefined ? '' : target.startsWith('/') ? target.slice(1) : `word/${target}`;
  return parts.has(name) ? name : null;
}

function blocksOf(container: XmlNode | undefined): Block[] {
  return childrenOf(container).flatMap((node): Block[] => {
    switch (node.nodeName) {
      case 'w:p':
        return paragraphsOf(node);
      case 'w:tbl':
        return [{ kind: 'table', rows: rowsOf(node) }];
      default:
        return blocksOf(node);
    }
  });
}

function rowsOf(table: XmlNode): string[][] {
  return childrenOf(table)
    .filter(({ nodeName }) => nodeName === 'w:tr')
    .map(row =>
      childrenOf(row)
        .filter(({ nodeName }) => nodeName === 'w:tc')
        .map(cell =>
          blocksOf(cell)
            .map(block => ('text' in block ? block.text : 'rows' in block ? block.rows.flat().join(' ') : ''))
            .join('\n'),
        ),
    );
}

/** A paragraph, with what stands before and after the page breaks in it. */
function paragraphsOf(node: XmlNode): Block[] {
  const pages = plainText(node).split(NEW_PAGE);
  return pages.flatMap((text, at): Block[] => [
    ...(at > 0 ? [{ kind: 'page' } as const] : []),
    ...(text !== '' || pages.length === 1 ? [{ kind: 'paragraph', text } as const] : []),
  ]);
}

const NEW_PAGE = '\f';

function plainText(node: XmlNode): string {
  if (node.nodeName === 'w:t') {
    return childrenOf(node)
      .map(child => ('textContent' in child ? child.textContent : ''))
      .join('');
  }
  if (node.nodeName === 'w:tab') return '\t';
  if (node.nodeName === 'w:br') {
    return 'attributes' in node && node.attributes?.['w:type'] === 'page' ? NEW_PAGE : '\n';
  }
  // A text box is written twice, for older programs too.
  if (['w:pPr', 'w:rPr', 'mc:Fallback'].includes(node.nodeName)) return '';
  if (node.nodeName === 'w:txbxContent') return childrenOf(node).map(plainText).join('\n');
  return childrenOf(node).map(plainText).join('');
}

const childrenOf = (node: XmlNode | undefined): XmlNode[] => node?.childNodes ?? [];
