import fc from 'fast-check'

/** Numbers at the edges of the database's int4 and int8, and of exact numbers. */
export const edges = [
  ...[2n ** 31n - 1n, 2n ** 31n, -(2n ** 31n), -(2n ** 31n) - 1n, 2n ** 53n - 1n, 2n ** 53n],
  ...[2n ** 63n - 1n, 2n ** 63n, -(2n ** 63n) - 1n, 2n ** 64n],
]

/** Unusual strings from people, programs and attackers. */
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
      'hasOwnProperty',
      'toString',
      'valueOf',
      'then',
      'null',
      'undefined',
      'NaN',
      '-1',
      '0',
      '1e999',
      '9'.repeat(40),
      ...edges.map(String),
      '<script>',
      '\u202e',
    ],
    ...['ភាសាខ្មែរ', '👕', 'x'.repeat(5000), '#{7*7}', '{{7*7}}', '\r\nset-cookie: a=b', '%_%', 'true', '2026-02-31'],
  ),
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
)

export const wildNumber = fc.oneof(
  fc.constantFrom(-1, 0, -0, 1, 0.5, 1e21, 1e308, 5e-324, ...edges.map(Number)),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)

/** Objects that break what compares, prints, copies or awaits them; null prototypes and own `__proto__` too. */
const hostile: fc.Arbitrary<unknown> = fc
  .record({
    name: fc.constantFrom('length', 'toString', 'valueOf', 'toJSON', 'then', 'constructor', 'prototype', '__proto__'),
    value: fc.constantFrom<unknown>(
      1,
      1e9,
      -1,
      'x',
      null,
      {},
      [],
      { toString: 1 },
      { length: { valueOf: 1, toString: 1 } },
    ),
  })
  // The body is written as JSON, so that `__proto__` is an own name.
  .map(({ name, value }) => Object.defineProperty({}, name, { value, enumerable: true }))

/** Any JSON value. */
export const wildValue: fc.Arbitrary<unknown> = fc.oneof(
  wildText,
  wildNumber,
  fc.constantFrom(null, true, false, [], {}, [[[[[[]]]]]], { toString: 1 }, { length: 1e9 }),
  hostile,
  fc.array(hostile, { minLength: 1, maxLength: 2 }),
  fc.jsonValue({ maxDepth: 3 }),
)
