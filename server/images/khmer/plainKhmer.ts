/**
 * One spelling of what looks the same: letters below may be DA or TA, and words are parted by spaces that nobody sees.
 */
export const plainKhmer = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\u200b|\u200c|\u200d|\u2060|\ufeff/g, '')
    .replaceAll('\u17d2\u178a', '\u17d2\u178f')
