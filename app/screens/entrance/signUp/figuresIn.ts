const khmerZero = 0x17e0

/** The figures of a text, Khmer ones as Latin. */
export const figuresIn = (text: string): string =>
  text.replace(/[០-៩]/g, figure => String((figure.codePointAt(0) ?? khmerZero) - khmerZero)).replace(/\D/g, '')
