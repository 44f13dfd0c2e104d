import createBidi from 'bidi-js'

/** Of every UTF-16 unit of a text: even where it is read from left to right, odd from right to left (UAX #9). */
export type Levels = Uint8Array

const bidi = createBidi()

// Hebrew, Arabic and the scripts beside them, and marks that stand for a letter of theirs.
const rightToLeft = /[\u0590-\u08ff\u200f\u2067\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

// Embeddings and overrides, which print letters backwards that nobody wrote backwards, and ends of paragraphs.
const ignored = /[\u202a-\u202e\p{Cc}]/gu

/**
 * In which direction each character of a line is read, by the Unicode Bidirectional Algorithm: the line as a whole in
 * that of its first letter. Letters keep their own direction whatever signs of override stand among them; isolates hold.
 */
export function levelsOf(text: string): Levels {
  if (!rightToLeft.test(text)) return new Uint8Array(text.length)
  return bidi.getEmbeddingLevels(text.replace(ignored, '\u200b')).levels
}

interface Levelled {
  readonly level: number
}

/** The runs of a line as they stand from left to right (UAX #9, L2). */
export function fromLeftToRight<Run extends Levelled>(runs: readonly Run[]): readonly Run[] {
  const highest = runs.reduce((max, { level }) => Math.max(max, level), 0)
  return Array.from({ length: highest }, (_, index) => highest - index).reduce(withTurned<Run>, runs)
}

/** Every stretch of runs of at least a level, the other way round. */
function withTurned<Run extends Levelled>(runs: readonly Run[], level: number): readonly Run[] {
  const stretches: Run[][] = []
  let wasTurned = false
  for (const run of runs) {
    const isTurned = run.level >= level
    if (isTurned && wasTurned) stretches.at(-1)?.unshift(run)
    else stretches.push([run])
    wasTurned = isTurned
  }
  return stretches.flat()
}
