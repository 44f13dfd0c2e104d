export interface PartedLicence {
  /** The copyright lines. */
  readonly copyright: readonly string[]
  /** The terms, which many packages share. */
  readonly terms: string
}

const ownerLine = /^\s*(?:copyright\s*(?:\(c\)|©|:|\d)|©|\(c\)\s*\d)/i

/** Separates the copyright lines from the terms. */
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
