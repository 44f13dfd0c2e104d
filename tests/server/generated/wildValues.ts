import fc from 'fast-check'

/** What people, programs and attackers put where a word is meant. */
export const wildText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    ...[
      '',
      ' ',
      '\u0000',
      'a\u0000b',
      '\ud800',
      '../../etc/passwd',
      '..%2f..%2f',
      '%00',
      '%',
      "' or 1=1 --",
      '"',
      '\\',
    ],
    ...[
      '__proto__',
      'constructor',
      'null',
      'undefined',
      'NaN',
      '-1',
      '0',
      '1e999',
      '9'.repeat(40),
      '<script>',
      '\u202e',
    ],
    ...['ភាសាខ្មែរ', '👕', 'x'.repeat(5000), '#{7*7}', '{{7*7}}', '\r\nset-cookie: a=b', '%_%', 'true', '2026-02-31'],
  ),
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
)

export const wildNumber = fc.oneof(
  fc.constantFrom(-1, 0, -0, 1, 0.5, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e21, 1e308, 5e-324),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)

/** Anything that JSON can say. */
export const wildValue: fc.Arbitrary<unknown> = fc.oneof(
  wildText,
  wildNumber,
  fc.constantFrom(null, true, false, [], {}, [[[[[[]]]]]], { toString: 1 }, { length: 1e9 }),
  fc.jsonValue({ maxDepth: 3 }),
)
