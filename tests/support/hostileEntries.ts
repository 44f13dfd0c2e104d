/** Something that stands where an entry should, and what becomes of it on every peer. */
export interface HostileEntry {
  readonly name: string
  readonly item: unknown
  /**
   * `skipped`: no entry. `held`: waits until the others have caught up. `shown as nothing`: an entry of the right
   * shape whose meaning nobody knows here; it stays in the log.
   */
  readonly fate: 'skipped' | 'held' | 'shown as nothing'
}

const writes = ['zone:base', { paint: { type: 'solid', colour: '#123456' } }]
const paint = (value: unknown) => ['test.x', 5, 0, ['zone:base', { paint: value }]]
const fields = (record: unknown, value: unknown) => ['test.x', 5, 0, [record, value]]
const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)])
const many = (count: number, make: (index: number) => readonly [string, unknown]) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => make(index)))

const skipped: Readonly<Record<string, unknown>> = {
  'a string': 'entry',
  'a number': 7,
  null: null,
  true: true,
  'an object': { type: 'test.x', writes },
  'an empty list': [],
  'a list that is too short': ['test.x', 5, 0],
  'a list that is too long': ['test.x', 5, 0, writes, null, 1],
  'a type with spaces': ['test x', 5, 0, writes],
  'a type of 65 characters': ['x'.repeat(65), 5, 0, writes],
  'a type that is an object': [{}, 5, 0, writes],
  'a type number that no type has': [17, 5, 0, writes],
  'a negative type number': [-1, 5, 0, writes],
  'a broken type number': [2.5, 5, 0, writes],
  'a lamport of zero': ['test.x', 0, 0, writes],
  'a negative lamport': ['test.x', -4, 0, writes],
  'a broken lamport': ['test.x', 5.5, 0, writes],
  'a lamport of text': ['test.x', '5', 0, writes],
  'a lamport that is not a number': ['test.x', Number.NaN, 0, writes],
  'an infinite lamport': ['test.x', Number.POSITIVE_INFINITY, 0, writes],
  'a lamport at the end of counting': ['test.x', Number.MAX_SAFE_INTEGER, 0, writes],
  'a time of text': ['test.x', 5, 'now', writes],
  'an infinite time': ['test.x', 5, Number.POSITIVE_INFINITY, writes],
  'no writes': ['test.x', 5, 0, []],
  'writes that are an object': ['test.x', 5, 0, { 'zone:base': {} }],
  'a record without fields': ['test.x', 5, 0, ['zone:base']],
  'a record with empty fields': fields('zone:base', {}),
  'fields that are a list': fields('zone:base', [1]),
  'fields that are null': fields('zone:base', null),
  'a record that is a number': fields(5, { paint: null }),
  'a record of an unknown kind': fields('ship:base', { paint: null }),
  'a record without an id': fields('zone:', { paint: null }),
  'a record with an id of 65 characters': fields(`zone:${'x'.repeat(65)}`, { paint: null }),
  'a record with a slash': fields('zone:../base', { paint: null }),
  'a player of the goalkeeper version': fields('player:a@goalkeeper', { name: 'x' }),
  'a design of the goalkeeper version': fields('design@goalkeeper', { name: 'x' }),
  'the record __proto__': fields('__proto__', { paint: null }),
  'the field constructor': fields('zone:base', { constructor: 1 }),
  'the field prototype': fields('zone:base', { prototype: 1 }),
  'a field with a dot': fields('zone:base', { 'paint.colour': '#123456' }),
  'a field in capitals': fields('zone:base', { PAINT: 1 }),
  'a field of 41 letters': fields('zone:base', { ['x'.repeat(41)]: 1 }),
  'a value with constructor inside': paint({ constructor: { prototype: 1 } }),
  'a value that is not a number': paint(Number.NaN),
  'an infinite value': paint(Number.NEGATIVE_INFINITY),
  'an undefined value': paint([undefined]),
  'a value of bytes': paint(new Uint8Array([1, 2, 3])),
  'a value nested too deep': paint(nested(12)),
  'a text of 1,001 characters': fields('layer:a', { text: 'x'.repeat(1001) }),
  'a key of 65 characters': paint({ ['k'.repeat(65)]: 1 }),
  'an entry over 256 kB': fields(
    'layer:a',
    many(300, index => [`f${index}`, 'x'.repeat(990)]),
  ),
  'more than 4,096 writes': fields(
    'layer:a',
    many(4097, index => [`f${index}`, 1]),
  ),
  'a note nested too deep': ['test.x', 5, 0, writes, nested(12)],
  'a note that is a very long text': ['test.x', 5, 0, writes, 'x'.repeat(1001)],
  'an undo without a target': [0, 5, 0, 1],
  'an undo of a target of text': [0, 5, 0, 'a', 'b'],
  'an undo of a negative clock': [0, 5, 0, 1, -1],
  'an undo of a broken client': [0, 5, 0, 1.5, 1],
}

const shownAsNothing: Readonly<Record<string, unknown>> = {
  'an undo of an entry that is nowhere': [0, 5, 0, 4040, 1],
  'an undo of itself': [0, 5, 0, 666, 3],
  'a redo of somebody else’s entry': [1, 5, 0, 11, 2],
  'an undo of somebody else’s entry': [0, 90, 0, 11, 2],
  'a paint of an unknown type': paint({ type: 'plaid', colour: '#123456' }),
  'a colour that is none': paint({ type: 'solid', colour: 'javascript:alert(1)' }),
  'a gradient with one stop': paint({ type: 'linear', angle: 0, stops: [{ at: 0, colour: '#000000' }] }),
  'a gradient with a stop outside': paint({
    type: 'radial',
    stops: [
      { at: -1, colour: '#000000' },
      { at: 9, colour: '#ffffff' },
    ],
  }),
  'a field from a later version': fields('zone:base', { glitter: 3 }),
  'a layer that was never added': fields('layer:ghost', { text: 'boo' }),
  'a layer whose alive is a text': fields('layer:ghost', { alive: 'true', text: 'boo' }),
  'a size that nobody wears': fields('player:ghost', { size: 'GIGANTIC' }),
}

const held: Readonly<Record<string, unknown>> = {
  'a lamport 70,000 ahead': ['test.x', 70_000, 0, writes],
  'a lamport at the limit': ['test.x', 2 ** 45, 0, writes],
  'an undo from the far future': [0, 2 ** 40, 0, 666, 1],
}

const listOf = (entries: Readonly<Record<string, unknown>>, fate: HostileEntry['fate']): HostileEntry[] =>
  Object.entries(entries).map(([name, item]) => ({ name, item, fate }))

export const hostileEntries: readonly HostileEntry[] = [
  ...listOf(skipped, 'skipped'),
  ...listOf(shownAsNothing, 'shown as nothing'),
  ...listOf(held, 'held'),
]
