import {
  type ArtworkView,
  createArtwork,
  createState,
  type DesignDocument,
  type LayerFields,
  layerId,
  mm,
  panelId,
} from '../../../engine/index.ts'
import { solid, zoneKey } from '../../../engine/plugin.ts'
import { tools } from '../../../plugins/index.ts'
import { resources } from '../../support/drawing.ts'
import { soccer } from '../../support/openSoccer.ts'
import { images, team, teamLayers } from '../../support/soccerTeam.ts'
import { inTurns, type Row, rowOf, timedEach } from '../measure.ts'

const rounds = 15
const steps = 50

/** What a change of a full soccer kit costs before pixels: the artwork of the panel that it is on. */
export function kitPanel(): readonly Row[] {
  const sampled = inTurns(rounds, {
    moved: changes(withSponsorAt),
    coloured: changes(withClothOf),
    laidOut: changes(withStripesOf),
  })
  const row = (what: string, ours: (typeof sampled)['moved']) =>
    rowOf(
      { figure: `artwork of a kit's front, ${what}`, unit: 'µs', aim: null, samples: rounds * steps },
      { Kitloom: ours },
    )
  return [
    row('sponsor dragged', sampled.moved),
    row('cloth below a pattern coloured', sampled.coloured),
    row('stripes laid out anew', sampled.laidOut),
  ]
}

function changes(changed: (document: DesignDocument, step: number) => DesignDocument): () => number {
  const shown = createState<DesignDocument>(team)
  const artwork = createArtwork({
    shown,
    garment: soccer,
    tools,
    resources: createState({ ...resources, image: asset => images.get(asset) ?? null }),
    onPluginError: ({ message }) => {
      throw new Error(message)
    },
  })
  const view: ArtworkView = { version: 'player', player: null, size: 'M' }
  const front = artwork.panel(panelId('front'), view)
  return () =>
    timedEach(steps, step => {
      shown.set(changed(shown.current(), step))
      front.current()
    })
}

function withSponsorAt(document: DesignDocument, step: number): DesignDocument {
  const sponsor: LayerFields = teamLayers.sponsor
  const moved = { ...sponsor, place: { ...sponsor.place, x: mm(step) } }
  return { ...document, layers: { ...document.layers, [layerId('sponsor')]: moved } }
}

const withClothOf = (document: DesignDocument, step: number) =>
  withZone(document, 'base', { paint: solid(step % 2 === 0 ? '#224466' : '#446622') })

const withStripesOf = (document: DesignDocument, step: number) =>
  withZone(document, 'stripe', { layout: step % 2 === 0 ? 'hoops' : 'vertical' })

function withZone(document: DesignDocument, zone: string, fields: Partial<DesignDocument['zones'][never]>) {
  const key = zoneKey(zone)
  const before = document.zones[key] ?? { paint: null, pattern: null, layout: null }
  return { ...document, zones: { ...document.zones, [key]: { ...before, ...fields } } }
}
