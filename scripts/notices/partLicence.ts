export interface PartedLicence {
  /** Whose work it is, line by line. */
  readonly copyright: readonly string[]
  /** What may be done with it: the same words for thousands of packages. */
  readonly terms: string
}

const ownerLine = /^\s*(?:copyright\s*(?:\(c\)|©|:|\d)|©|\(c\)\s*\d)/i

/** Parts the lines that name the owner from the terms. */
export function partLicence(text: string): PartedLicence {
  const lines = text.split('\n')
  const copyright = lines.filter(line => ownerLine.test(line)).map(line => line.trim().replaceAll(/\s+/g, ' '))
  const terms = lines
    .filter(line => !ownerLine.test(line))
    .map(line => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
  return { copyright: [...new Set(copyright)], terms }
}
