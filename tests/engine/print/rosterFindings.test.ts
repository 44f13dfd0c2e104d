import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { outlineRings } from '../../../engine/areas.ts'
import {
  boundsOfPoints,
  type DesignDocument,
  heightOf,
  type LayerFields,
  layerId,
  mm,
  type PlayerFields,
  playerId,
  type Shaper,
  widthOf,
} from '../../../engine/index.ts'
import { fontId, newLayer, newPlayer } from '../../../engine/plugin.ts'
import { shaperFor } from '../../support/faces.ts'
import { filled } from '../../support/measuredPage.ts'
import { soccer } from '../../support/openSoccer.ts'
import { readPdf } from '../../support/readPdf.ts'
import { crest, images, inks, packTeam, sponsor, team, teamLayers } from '../../support/soccerTeam.ts'

const sokha = newPlayer({ name: 'SOKHA', number: '7', order: 'a' })
const keeper = newPlayer({ name: 'DARA', number: '1', order: 'b', goalkeeper: true })

const wornBy = (players: Readonly<Record<string, PlayerFields>>): DesignDocument => ({
  ...team,
  players: Object.fromEntries(Object.entries(players).map(([id, player]) => [playerId(id), player])),
})
const two = wornBy({ sokha, keeper })

const withLayer = (id: string, fields: Partial<LayerFields>): DesignDocument => {
  const layer = layerId(id)
  return { ...two, layers: { ...two.layers, [layer]: newLayer({ ...two.layers[layer], ...fields }) } }
}

const named = (name: string) => packTeam({ document: wornBy({ sokha: { ...sokha, name } }) })
const filesOf = (outcome: Awaited<ReturnType<typeof packTeam>>) =>
  outcome.kind === 'packed' ? unzipSync(outcome.bytes) : expect.unreachable(JSON.stringify(outcome))

/** How his name is drawn on the back. */
async function printedName(name: string) {
  const [pdf = new Uint8Array()] = Object.values(filesOf(await named(name)))
  const { panels } = soccer.pattern('M', { collar: 'v' })
  const at = panels.findIndex(({ id }) => id === 'back')
  const panel = panels[at] ?? expect.unreachable('The kit has lost its back.')
  return filled(readPdf(pdf).pages[at], panel, inks.name)
}

describe('a kit that lacks something is refused, and every player and layer named', () => {
  it('[A14] when a face is not there', async () => {
    const found = [{ kind: 'font-missing', layer: 'team', font: 'comic' }]
    expect(await packTeam({ document: withLayer('team', { font: fontId('comic') }) })).toEqual({
      kind: 'refused',
      obstacles: [
        { player: 'sokha', found },
        { player: 'keeper', found },
      ],
    })
  })

  it("when only the goalkeeper's face is not there", async () => {
    const overrides = { [layerId('name')]: { font: fontId('comic') } }
    const document = { ...two, goalkeeper: { ...two.goalkeeper, layers: overrides } }
    const found = [{ kind: 'font-missing', layer: 'name', font: 'comic' }]
    expect(await packTeam({ document })).toMatchObject({ kind: 'packed', left: [{ player: 'keeper', found }] })
  })

  it.each([
    ['crest', crest],
    ['sponsor', sponsor],
  ])('[A14] when the image of the %s is not there', async (layer, asset) => {
    const readImage = async (wanted: string) => (wanted === asset ? null : (images.get(wanted)?.bytes ?? null))
    const found = [{ kind: 'image-missing', layer, asset }]
    expect(await packTeam({ document: two, readImage })).toEqual({
      kind: 'refused',
      obstacles: [
        { player: 'sokha', found },
        { player: 'keeper', found },
      ],
    })
  })

  it.each([
    ['an emoji', 'SOK 😀', ['😀']],
    ['an emoji of several', 'SOK 👨‍👩‍👧', ['👨', '👩', '👧']],
    ['Devanagari', 'राज', ['र', 'ा', 'ज']],
  ])('when a name has %s, which no face draws', async (_, name, characters) => {
    expect(await named(name)).toEqual({
      kind: 'refused',
      obstacles: [{ player: 'sokha', found: [{ kind: 'characters-missing', layer: 'name', characters }] }],
    })
  })
})

describe('a name with characters that leave no ink', () => {
  it.each([
    ['of no width', 'SO\u200bK\u2060HA\ufeff'],
    ['that turn the direction of writing', '\u202eSOKHA\u202c'],
  ])('%s is printed like the one without them', async (_, name) => {
    expect(await printedName(name)).toEqual(await printedName('SOKHA'))
  })

  it('is in the list as it was written', async () => {
    const files = filesOf(await named('សុខ\u200bា'))
    expect(strFromU8(files['players.csv'] ?? new Uint8Array())).toContain('7,សុខ\u200bា,M')
  })
})

describe('a name that is read from right to left', () => {
  it.each(['שלום כהן', 'سالم الدوسيري', 'ALI علي'])(
    'is printed as it is drawn, and its label turns nothing: %s',
    async name => {
      const font = teamLayers.name.font ?? fontId('koulen')
      const words = { font: fontId('squada-one'), text: `Back number FC 0123456789 × ${name}` }
      const shaper = await shaperFor([words, { font, text: `0123456789FC ខ្លាអង្គរ${name}` }])
      const requested: string[] = []
      const listening: Shaper = {
        ...shaper,
        shape(shaping) {
          requested.push(shaping.text)
          return shaper.shape(shaping)
        },
      }
      const resources = { shaper: listening, rings: outlineRings, image: (asset: string) => images.get(asset) ?? null }
      const outcome = await packTeam({ document: wornBy({ sokha: { ...sokha, name, quantity: 3 } }), resources })
      expect(outcome).toMatchObject({ kind: 'packed', left: [] })
      expect(requested).toContain(name)
      expect(requested).toContain(`Back  M  7  \u2068${name}\u2069  × 3`)
    },
  )
})

describe('a roster whose every second name is bad', async () => {
  const bad: Readonly<Record<string, readonly string[]>> = {
    'ALI 😀': ['😀'],
    '👨‍👩‍👧': ['👨', '👩', '👧'],
    राज: ['र', 'ा', 'ज'],
    'SOK 𒀀𒀁': ['𒀀', '𒀁'],
    '\u{1f1f0}\u{1f1ed}': ['\u{1f1f0}', '\u{1f1ed}'],
  }
  // Nobody likes to wear them, but they can be printed.
  const odd = ['W'.repeat(300), 'ី'.repeat(40), `ស${'្រ'.repeat(30)}`, `ក${'\u17d2ក'.repeat(20)}ើ`, '\u202e\u2067\u200f']
  const names = [...Object.keys(bad), ...odd].flatMap((name, index) => [`GOOD ${index}`, name])
  const players = Object.fromEntries(
    names.map((name, index) => {
      const order = `a${String(index).padStart(2, '0')}`
      return [`p${index}`, newPlayer({ name, number: String(index + 1), order })]
    }),
  )
  const outcome = await packTeam({ document: wornBy(players) })
  const left = outcome.kind === 'packed' ? outcome.left : expect.unreachable(JSON.stringify(outcome))
  const lines = strFromU8(filesOf(outcome)['players.csv'] ?? new Uint8Array()).split('\r\n')

  it('[A14] is packed but for those that no face has the letters of, each with its reason', () => {
    expect(left).toEqual(
      Object.values(bad).map((characters, index) => ({
        player: `p${2 * index + 1}`,
        found: [{ kind: 'characters-missing', layer: 'name', characters }],
      })),
    )
    const shirts = Object.keys(filesOf(outcome)).filter(file => /^[^/]+\.pdf$/.test(file))
    expect(shirts).toHaveLength(names.length - left.length)
  })

  it('[A14] lists everybody, and beside those left out what is missing', () => {
    expect(lines).toHaveLength(names.length + 2)
    expect(lines.filter(line => line.includes('characters-missing'))).toHaveLength(left.length)
    expect(lines.find(line => line.includes('ALI 😀'))).toMatch(/,,characters-missing 😀$/)
    expect(lines.find(line => line.includes('GOOD 3'))).toMatch(/\.pdf,$/)
  })

  it('[A18] warns of letters that had to shrink, and of nobody else', () => {
    const small = outcome.kind === 'packed' ? outcome.warnings : []
    const shrunk = small.filter(({ found }) => found.some(({ kind }) => kind === 'lettering-small'))
    expect(shrunk.map(({ player }) => player)).toContain(`p${2 * Object.keys(bad).length + 1}`)
    expect(shrunk.map(({ player }) => Number(player.slice(1)) % 2)).not.toContain(0)
  })
})

describe('a name of 300 letters', async () => {
  const outcome = await named('W'.repeat(300))

  const outlines = await printedName('W'.repeat(300))
  const printed = boundsOfPoints(outlines.flat())

  it('is printed whole, no wider than its place', () => {
    expect(outlines).toHaveLength(300)
    expect(widthOf(printed)).toBeCloseTo(teamLayers.name.size.width ?? 0, 0)
  })

  it('[A18] is warned of, with the height that is left of its letters', () => {
    const height = Math.round(heightOf(printed) * 10) / 10
    expect(height).toBeLessThan(2)
    expect(outcome).toMatchObject({
      kind: 'packed',
      warnings: [{ player: 'sokha', found: [{ kind: 'lettering-small', layer: 'name', height }] }],
    })
  })

  it('is in the list whole', () => {
    expect(strFromU8(filesOf(outcome)['players.csv'] ?? new Uint8Array())).toContain('W'.repeat(300))
  })
})

describe('small letters', () => {
  const long = wornBy({ sokha: { ...sokha, name: 'W'.repeat(60) } })
  const warned = async (fields: Partial<LayerFields>) => {
    const layer = layerId('name')
    const layers = { ...long.layers, [layer]: newLayer({ ...long.layers[layer], ...fields }) }
    const outcome = await packTeam({ document: { ...long, layers } })
    return outcome.kind === 'packed' ? outcome.warnings.flatMap(({ found }) => found) : expect.unreachable()
  }
  const { size } = teamLayers.name
  const small = expect.objectContaining({ kind: 'lettering-small' })

  it('[A18] are no matter where they were requested for, or nothing made them shrink', async () => {
    expect(await warned({ size: { ...size, height: mm(9.9) } })).not.toContainEqual(small)
    expect(await warned({ size: { ...size, width: null } })).not.toContainEqual(small)
  })

  it('[A18] are measured as they are printed: a bent line is narrower and shrinks less', async () => {
    const [straight, bent] = [await warned({ arc: 0 }), await warned({ arc: 180 })].map(([found]) => found)
    expect(straight).toMatchObject({ kind: 'lettering-small' })
    const heightLeft = (found: typeof bent) => (found?.kind === 'lettering-small' ? found.height : 10)
    expect(heightLeft(bent)).toBeGreaterThan(heightLeft(straight))
  })
})
