import { encode } from 'uqr'

/** The dark squares of a QR code that is `size` wide with its white margin, each at its upper left corner. */
export function qrSquares(text: string, size: number) {
  const { size: modules, data } = encode(text, { ecc: 'L', border: 4 })
  const side = size / modules
  const corners = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [[x * side, y * side] as const] : [])))
  return { side, corners }
}
