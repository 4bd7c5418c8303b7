/** The pattern that finds a text anywhere in another; what a person types never acts as a wildcard. */
export function containing(text: string): string {
  return `%${escaped(text)}%`;
}

/** A text in which nothing acts as a wildcard. */
export function escaped(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
