/**
 * A badge of 64 × 64 with a sign cut out of it.
 * @param colour `#rrggbb`
 * @param sign SVG path data
 */
export const demoLogo = (colour: string, sign: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="${colour}" fill-rule="evenodd" d="M12 0h40a12 12 0 0 1 12 12v40a12 12 0 0 1-12 12H12A12 12 0 0 1 0 52V12A12 12 0 0 1 12 0z${sign}"/></svg>`
