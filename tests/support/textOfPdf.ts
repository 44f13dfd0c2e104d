import { execFileSync } from 'node:child_process'

/** What poppler reads in a PDF, laid out as on the page. */
export const textOfPdf = (pdf: Uint8Array): string =>
  execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' })
