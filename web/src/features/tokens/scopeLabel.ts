import type { TokensTexts } from '@rto-desk/contract/words/en/tokens';

/** A scope in words, such as "Citizens: read". */
export function scopeLabel(scope: string, texts: TokensTexts): string {
  const [feature = '', right] = scope.split(':');
  if (feature === 'files') return texts.files;
  const names: Readonly<Record<string, string>> = texts.features;
  const name = names[feature] ?? feature;
  return right === 'read' ? texts.read(name) : texts.write(name);
}
