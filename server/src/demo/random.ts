/** A seeded random source: two demos differ in their dates only. */
export interface Random {
  /** 0 to sides - 1. */
  roll(sides: number): number;
  oneOf<T>(choices: readonly [T, ...T[]]): T;
}

/** Mulberry32 (public domain, Tommy Ettinger): small, and even enough for names and dates. */
export function seededRandom(seed: number): Random {
  let state = seed;
  const roll = (sides: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * sides);
  };
  return { roll, oneOf: choices => choices[roll(choices.length)] ?? choices[0] };
}
