import {
  type Command,
  createState,
  type LayerId,
  type Outcome,
  type Point,
  type State,
  transformPoint,
  type Version,
} from '../../../../engine/index.ts'
import { arrangeLayers, transformLayer } from '../../../../plugins/index.ts'
import type { OpenDesign } from '../../../studio/openDesign.ts'
import type { ClothSpot } from '../../../viewer/clothPicker.ts'
import { isOnPanel, spotAtHome, turnOf } from './acrossSeams.ts'
import { evenLines, type Gap, gapsRound } from './gaps.ts'
import { spotOfBox } from './layerFrame.ts'
import {
  boxWithCentre,
  groundsOf,
  type LayerOnCloth,
  layerOnCloth,
  nearestAnchor,
  placeAt,
  surroundingsOn,
} from './layersOnCloth.ts'
import { type Handle, halfTurn, restingTurn, scaledBy, scaledTo, turnedTo } from './scaleAndTurn.ts'
import { type SnapLine, snap } from './snapping.ts'

/** What a hand does to a layer. */
export type Grip =
  | { readonly kind: 'move' }
  | { readonly kind: 'turn' }
  | { readonly kind: 'scale'; readonly handle: Handle }
  | { readonly kind: 'pinch' }

/** What two fingers have done since they came. */
export interface Pinched {
  /** How many times as far apart they are. */
  readonly share: number
  /** Clockwise. */
  readonly degrees: number
}

/** Which modifiers apply right now. */
export interface Manner {
  /** How near to a guide it comes to rest on it, in mm. */
  readonly reach: number
  /** Nothing snaps. */
  readonly free: boolean
  /** Turns in whole steps. */
  readonly inSteps: boolean
}

/** A line on a panel that the moved layer rests on. */
export interface Guide extends SnapLine {
  readonly panel: ClothSpot['panel']
}

/** The gaps between the moved layer and its neighbours on a panel. */
export interface Distance extends Gap {
  readonly panel: ClothSpot['panel']
}

/** What is going on; `null` while no hand is on the cloth. */
interface RunningGesture {
  readonly layer: LayerId
  readonly grip: Grip['kind']
  readonly guides: readonly Guide[]
  readonly distances: readonly Distance[]
}

/** One press to its release. Nothing is logged before the end, so a page that closes loses only the gesture. */
export interface LayerGesture {
  readonly running: State<RunningGesture | null>
  /** `more` move along with it on their own panels. */
  begin(layer: LayerId, grip: Grip, from: ClothSpot, more?: readonly LayerId[]): void
  /** `pinched` by two fingers, whose middle is at the spot. */
  move(to: ClothSpot, manner: Manner, pinched?: Pinched): void
  end(): void
  cancel(): void
}

type Design = Pick<OpenDesign, 'engine' | 'artwork' | 'garment' | 'view'>
type Change = Omit<ReturnType<typeof transformLayer.of>['payload'], 'layer' | 'version'>

interface Started {
  readonly thing: LayerOnCloth
  readonly grip: Grip
  readonly from: ClothSpot
  readonly more: readonly LayerId[]
}

/** `refuse` is called with what was refused, once per gesture. */
export function createLayerGesture(design: Design, refuse: (command: Command, outcome: Outcome) => void): LayerGesture {
  const { engine, view } = design
  const running = createState<RunningGesture | null>(null)
  let started: Started | null = null
  let latest: Command | null = null

  const stop = () => {
    started = null
    latest = null
    running.set(null)
  }
  return {
    running,
    begin(layer, grip, from, more = []) {
      const thing = layerOnCloth(design, layer)
      if (!thing) return
      // What has come over a seam is taken where it would lie on its own panel.
      const own = from.panel === thing.frame.panel ? from : (spotAtHome(design, thing, from)?.spot ?? from)
      started = { thing, grip, from: own, more }
      running.set({ layer, grip: grip.kind, guides: [], distances: [] })
    },
    move(to, manner, pinched) {
      if (!started) return
      const { thing, grip } = started
      const step =
        grip.kind === 'pinch' ? pinchStep(design, started, to, manner, pinched) : stepOf(design, started, to, manner)
      if (!step) return
      const { version } = view.current()
      const command = commandFor(started, step.change, version)
      const outcome = engine.preview(command)
      if (outcome?.kind === 'refused') {
        if (outcome.reason === 'nothing-changes') return
        engine.preview(null)
        stop()
        return refuse(command, outcome)
      }
      latest = command
      running.set({ layer: thing.id, grip: grip.kind, guides: step.guides, distances: step.distances })
    },
    end() {
      const command = latest
      stop()
      if (!command) return
      const outcome = engine.dispatch(command)
      if (outcome.kind === 'refused') refuse(command, outcome)
    },
    cancel() {
      if (started) engine.preview(null)
      stop()
    },
  }
}

/** Several things keep to their panels, and move as far as the one that is held. */
function commandFor({ thing, more }: Started, change: Change, version: Version): Command {
  if (more.length === 0) return transformLayer.of({ layer: thing.id, version, ...change })
  const { place } = thing.layer
  const [dx, dy] = [(change.x ?? place.x) - place.x, (change.y ?? place.y) - place.y]
  return arrangeLayers.of({ version, moves: [thing.id, ...more].map(layer => ({ layer, dx, dy })) })
}

interface Step {
  readonly change: Change
  readonly guides: readonly Guide[]
  readonly distances: readonly Distance[]
}

const unguided = { guides: [], distances: [] } as const

function stepOf(design: Design, { thing, grip, from, more }: Started, hand: ClothSpot, manner: Manner): Step | null {
  const { frame, layer } = thing
  const isAlone = more.length === 0 && grip.kind === 'move'
  const to = isAlone || hand.panel === frame.panel ? hand : (spotAtHome(design, thing, hand)?.spot ?? hand)
  if (more.length > 0 && to.panel !== frame.panel) return null
  if (grip.kind === 'move') return moveStep(design, { thing, from, more }, to, manner)
  // The box is flat: what lies on another panel says nothing about it.
  if (to.panel !== frame.panel) return null
  if (grip.kind !== 'scale') {
    return { change: { turn: turnedTo(frame, [from.x, from.y], [to.x, to.y], manner) }, ...unguided }
  }
  // Wherever the handle was gripped, it is its middle that is pulled.
  const [x0, y0] = spotOfBox(frame, grip.handle)
  const { centre, ...size } = scaledTo(frame, grip.handle, [x0 + to.x - from.x, y0 + to.y - from.y], layer)
  const grounds = groundsOf(design, frame.panel, layer.slot)
  if (!grounds) return null
  const { x, y } = placeAt(centre, layer.place.anchor, grounds)
  return { change: { x, y, ...size }, ...unguided }
}

/** Scaled and turned about its middle, and moved along with the middle of the fingers as long as that is on its panel. */
function pinchStep(
  design: Design,
  { thing: { frame, layer }, from }: Started,
  to: ClothSpot,
  manner: Manner,
  pinched: Pinched | undefined,
): Step | null {
  const grounds = groundsOf(design, frame.panel, layer.slot)
  if (!grounds || !pinched) return null
  const [dx, dy] = to.panel === frame.panel ? [to.x - from.x, to.y - from.y] : [0, 0]
  const { centre, ...size } = scaledBy(frame, pinched.share, layer)
  const { x, y } = placeAt([centre[0] + dx, centre[1] + dy], layer.place.anchor, grounds)
  return { change: { x, y, ...size, turn: restingTurn(frame.turn + pinched.degrees, manner) }, ...unguided }
}

type Moved = Pick<Started, 'thing' | 'from' | 'more'>

/** How far a thing may turn as it goes on over a seam, in degrees: beyond a shoulder it would stand on its head. */
const maxTurn = 45

/**
 * Where the hand is for a thing that runs over a seam: on its own panel as long as its middle is there, then on the
 * other one, where it goes on as it lay.
 */
function carriedOver(design: Design, { thing, from, more }: Moved, hand: ClothSpot) {
  const { frame } = thing
  const there = hand.panel === frame.panel || more.length > 0 ? null : spotAtHome(design, thing, hand)
  if (!there) return { to: hand, turn: 0 }
  const middle: Point = [there.spot.x + frame.centre[0] - from.x, there.spot.y + frame.centre[1] - from.y]
  if (isOnPanel(design, frame.panel, middle)) return { to: there.spot, turn: 0 }
  const turn = turnOf(there.onwards)
  if (Math.abs(turn) > maxTurn) return { to: hand, turn: 0 }
  const [x, y] = transformPoint(there.onwards, ...middle)
  return { to: { panel: hand.panel, x: x - frame.centre[0] + from.x, y: y - frame.centre[1] + from.y }, turn }
}

function moveStep(design: Design, moved: Moved, hand: ClothSpot, manner: Manner): Step | null {
  const { thing, from, more } = moved
  const { frame, layer, id } = thing
  const { to, turn } = carriedOver(design, moved, hand)
  const grounds = groundsOf(design, to.panel, layer.slot)
  if (!grounds) return null
  const wanted: Point = [to.x + frame.centre[0] - from.x, to.y + frame.centre[1] - from.y]
  const { lines, things, outline } = surroundingsOn(design, to.panel, [id, ...more])
  const box = boxWithCentre(thing, wanted)
  const { by, guides } = snap(box, manner.free ? [] : [...lines, ...evenLines(box, things)], manner.reach)
  const centre: Point = [wanted[0] + by[0], wanted[1] + by[1]]
  const stays = to.panel === layer.place.panel
  const anchor = stays ? layer.place.anchor : nearestAnchor(grounds.base, centre)
  const { panel, x, y } = placeAt(centre, anchor, grounds)
  return {
    change: {
      x,
      y,
      ...(!stays && { panel, anchor }),
      ...(turn !== 0 && { turn: halfTurn(Math.round(frame.turn + turn)) }),
    },
    guides: guides.map(guide => ({ ...guide, panel })),
    distances: gapsRound(boxWithCentre(thing, centre), things, outline).map(gap => ({ ...gap, panel })),
  }
}
