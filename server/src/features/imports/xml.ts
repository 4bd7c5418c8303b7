import { SaxesParser, type SaxesTagPlain } from 'saxes';

/** What is done with the tags and texts of an XML document; names are without their prefixes. */
export interface Handlers {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  close?(name: string): void;
  text?(text: string): void;
}

/** Reads XML piece by piece. Throws for what is none. */
export async function parseXml(part: AsyncIterable<string> | null, handlers: Handlers): Promise<void> {
  if (part === null) return;
  const parser = new SaxesParser();
  parser.on('error', failure => {
    throw failure;
  });
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => handlers.open?.(localName(name), attributes));
  parser.on('closetag', ({ name }) => handlers.close?.(localName(name)));
  parser.on('text', text => handlers.text?.(text));
  parser.on('cdata', text => handlers.text?.(text));
  for await (const piece of part) parser.write(piece);
  parser.close();
}

export const localName = (name: string) => name.slice(name.indexOf(':') + 1);
