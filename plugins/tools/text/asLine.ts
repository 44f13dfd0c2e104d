const marksOfDirection = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
const visible = /[^\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\s]/u

/**
 * A text is one line: breaks and other control characters become spaces. What turns the direction of writing round,
 * marks of byte order and halves of characters go. Without anything that could be seen, it is empty.
 */
export function asLine(text: string): string {
  const line = text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\p{Cs}|\ufeff/gu, '')
    .replace(marksOfDirection, '')
    .trim()
  return visible.test(line) ? line : ''
}
