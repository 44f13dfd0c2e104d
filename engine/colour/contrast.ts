import { linearOfHex } from './srgb.ts'

const luminanceOf = (hex: string): number => {
  const [r, g, b] = linearOfHex(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The contrast of two colours `#rrggbb` by WCAG 2, 1–21. */
export function contrastOf(one: string, other: string): number {
  const [a, b] = [luminanceOf(one), luminanceOf(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
