const khmerZero = 0x17e0

/** Latin figures in the place of Khmer ones. */
export const latinFigures = (text: string): string =>
  text.replace(/[០-៩]/g, figure => String((figure.codePointAt(0) ?? khmerZero) - khmerZero))

/** One or two figures, Latin or Khmer. */
export const isPlayerNumber = (text: string): boolean => /^(\d{1,2}|[០-៩]{1,2})$/.test(text)

/** What two numbers are compared by: 7, 07 and ៧ are the same on the field. `null` for no number. */
export const valueOfNumber = (text: string): number | null => {
  const latin = latinFigures(text.trim())
  return /^\d{1,2}$/.test(latin) ? Number(latin) : null
}
