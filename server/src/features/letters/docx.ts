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
import { DOCUMENT, type Parts, pack, unpack } from './package.ts';

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
  for (const { name, disposition } of found) {
    if (disposition === TagDisposition.SelfClosed) tags.add(name);
    else if (name === VEHICLES) listsVehicles = true;
    // `{/}` closes whatever is open.
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

function assertKnown(tags: readonly string[]): void {
  const unknown = tags.filter(tag => recordTag(tag) === undefined && askTag(tag) === null);
  if (unknown.length > 0) {
    const named = unknown.slice(0, 10).map(tag => ({ tag, nearest: nearestTag(tag) }));
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
  if (listsVehicles || vehicles.length <= 1) return fillOne(file, shared, vehicles);
  const bodies: string[] = [];
  let first: Parts | null = null;
  for (const vehicle of vehicles) {
    const parts = await unpack(await fillOne(file, shared, [vehicle]));
    bodies.push(bodyOf(parts).content);
    first ??= parts;
  }
  if (first === null) throw new Error('A letter about no vehicle is filled once');
  const { before, after } = bodyOf(first);
  first.set(DOCUMENT, Buffer.from(`${before}${bodies.join(PAGE_BREAK)}${after}`));
  return pack(first);
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

/** Values are texts alone: nothing in them is taken for a tag, markup or a picture. */
async function fillOne(file: Buffer, shared: Values, vehicles: readonly Values[]): Promise<Buffer> {
  const [only] = vehicles;
  const resolve = ({ strPath, path }: ScopeDataArgs) => {
    const tag = String(strPath.at(-1) ?? '');
    if (tag === VEHICLES) return vehicles.map(() => ({}));
    const at = path.find(part => typeof part === 'number');
    const vehicle = typeof at === 'number' ? vehicles[at] : only;
    return vehicle?.get(tag) ?? shared.get(tag) ?? DOTTED;
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

function unreadable(error: unknown): Invalid {
  const reason = error instanceof Error ? error.message.slice(0, 200) : '';
  return new Invalid({ file: words => words.letters.unreadable(reason) });
}

/** A part of a document as it is shown: a paragraph, the rows of a table, or the beginning of a page. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'table'; rows: string[][] }
  | { kind: 'page' };

/** The text of a document, paragraph by paragraph. */
export async function textOf(file: Buffer): Promise<Block[]> {
  const parts = await unpack(file);
  const root = xml.parser.parse(parts.get(DOCUMENT)?.toString() ?? '');
  const body = childrenOf(root).find(({ nodeName }) => nodeName === 'w:body');
  return blocksOf(body);
}

function blocksOf(container: XmlNode | undefined): Block[] {
  return childrenOf(container).flatMap((node): Block[] => {
    switch (node.nodeName) {
      case 'w:p':
        return hasPageBreak(node) ? [{ kind: 'page' }] : [{ kind: 'paragraph', text: plainText(node) }];
      case 'w:tbl':
        return [{ kind: 'table', rows: rowsOf(node) }];
      case 'w:sdt':
      case 'w:sdtContent':
        return blocksOf(node);
      default:
        return [];
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

function hasPageBreak(node: XmlNode): boolean {
  const isBreak = node.nodeName === 'w:br' && 'attributes' in node && node.attributes?.['w:type'] === 'page';
  return isBreak || childrenOf(node).some(hasPageBreak);
}

function plainText(node: XmlNode): string {
  if (node.nodeName === 'w:t') {
    return childrenOf(node)
      .map(child => ('textContent' in child ? child.textContent : ''))
      .join('');
  }
  if (node.nodeName === 'w:tab') return '\t';
  if (node.nodeName === 'w:br') return '\n';
  if (node.nodeName === 'w:pPr' || node.nodeName === 'w:rPr') return '';
  return childrenOf(node).map(plainText).join('');
}

const childrenOf = (node: XmlNode | undefined): XmlNode[] => node?.childNodes ?? [];
