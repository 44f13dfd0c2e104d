const khmerZero = 0x17e0

/** Text with Latin figures in the place of Khmer ones. */
export const withLatinFigures = (text: string): string =>
  text.replace(/[០-៩]/g, figure => String((figure.codePointAt(0) ?? khmerZero) - khmerZero))

/** Whether it can stand on a back: one or two figures, all Latin or all Khmer. */
export const isNumber = (text: string): boolean => /^(?:[0-9]{1,2}|[០-៩]{1,2})$/.test(text)

/** What a number counts as, whichever figures it is written in: 7, 07 and ៧ are the same. */
export const worthOf = (number: string): number => Number(withLatinFigures(number))
