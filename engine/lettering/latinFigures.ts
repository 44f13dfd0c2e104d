/** Khmer figures, and the two kinds that are written with Arabic letters; ten of each follow one another. */
const zeros = [0x17e0, 0x0660, 0x06f0]

/** Latin figures in the place of Khmer and Arabic ones. */
export const latinFigures = (text: string): string =>
  text.replace(/[០-៩٠-٩۰-۹]/g, figure => {
    const code = figure.codePointAt(0) ?? 0
    return String(code - (zeros.find(zero => code >= zero && code < zero + 10) ?? code))
  })
