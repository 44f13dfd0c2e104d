import { type Orbit, orbitBetween, orbitOf, panned, type StageView, turnedOrbit, zoomed } from './orbit.ts'

const moveTime = 420
/** How long a let-go turn takes to lose two thirds of its speed, in ms. */
const coastTime = 130
/** Radians per ms below which a coasting garment stands still. */
const slowest = 0.00004

type Motion =
  | { readonly kind: 'rest' }
  | { readonly kind: 'move'; readonly from: Orbit; readonly to: Orbit; readonly since: number }
  | { readonly kind: 'coast'; readonly speed: readonly [azimuth: number, elevation: number]; readonly last: number }

/** Moves the camera. Times in ms; every verb may be called while a move is on its way and ends it. */
export interface CameraRig {
  orbit(): Orbit
  moving(): boolean
  goTo(orbit: Orbit, now: number): void
  jumpTo(orbit: Orbit): void
  turn(azimuth: number, elevation: number): void
  coast(azimuthPerMs: number, elevationPerMs: number, now: number): void
  zoom(factor: number, at?: readonly [x: number, y: number]): void
  pan(by: readonly [x: number, y: number]): void
  stop(): void
  /** Half of the garment's width and height in metres: how far it can be panned. */
  setReach(reach: readonly [x: number, y: number]): void
  /** Calls the listener when the camera was moved or set in motion. Returns how to stop. */
  follow(listener: () => void): () => void
  /** Goes on to `now`; true while there is more to come. */
  step(now: number): boolean
}

interface CameraRigOptions {
  readonly view: StageView
  /** Asked at every move: the camera jumps and nothing coasts. */
  readonly reducedMotion: () => boolean
}

export function createCameraRig({ view, reducedMotion }: CameraRigOptions): CameraRig {
  let orbit = orbitOf(view)
  let motion: Motion = { kind: 'rest' }
  let reach: readonly [number, number] = [0.5, 0.5]

  const followers = new Set<() => void>()
  const begin = (next: Motion) => {
    motion = next
    for (const follower of followers) follower()
  }
  const rest = (next: Orbit) => {
    orbit = next
    begin({ kind: 'rest' })
  }
  const within = (next: Orbit) => panned(next, [0, 0], reach)

  return {
    orbit: () => orbit,
    moving: () => motion.kind !== 'rest',
    goTo(to, now) {
      if (reducedMotion()) return rest(to)
      begin({ kind: 'move', from: orbit, to, since: now })
    },
    jumpTo: rest,
    turn: (azimuth, elevation) => rest(turnedOrbit(orbit, azimuth, elevation)),
    coast(azimuth, elevation, now) {
      if (!reducedMotion()) begin({ kind: 'coast', speed: [azimuth, elevation], last: now })
    },
    zoom: (factor, at) => rest(within(zoomed(orbit, factor, at))),
    pan: by => rest(panned(orbit, by, reach)),
    stop: () => rest(orbit),
    setReach(next) {
      reach = next
    },
    follow(listener) {
      followers.add(listener)
      return () => void followers.delete(listener)
    },
    step(now) {
      const next = stepped(motion, orbit, now)
      orbit = next.orbit
      motion = next.motion
      return motion.kind !== 'rest'
    },
  }
}

function stepped(motion: Motion, orbit: Orbit, now: number): { readonly orbit: Orbit; readonly motion: Motion } {
  if (motion.kind === 'move') {
    const share = ease((now - motion.since) / moveTime)
    return { orbit: orbitBetween(motion.from, motion.to, share), motion: share < 1 ? motion : { kind: 'rest' } }
  }
  if (motion.kind === 'coast') {
    const passed = Math.max(0, now - motion.last)
    const [azimuth, elevation] = motion.speed
    const kept = Math.exp(-passed / coastTime)
    // The way gone while the speed falls from 1 to `kept`.
    const way = coastTime * (1 - kept)
    const slow = Math.hypot(azimuth, elevation) * kept < slowest
    return {
      orbit: turnedOrbit(orbit, azimuth * way, elevation * way),
      motion: slow ? { kind: 'rest' } : { kind: 'coast', speed: [azimuth * kept, elevation * kept], last: now },
    }
  }
  return { orbit, motion }
}

/** The ease of all motion in Kitloom, `cubic-bezier(.2, .7, .2, 1)`: the share of the way at a share of the time. */
export function ease(time: number): number {
  if (time <= 0) return 0
  if (time >= 1) return 1
  // Both ends of the curve's parameter close in on the time; 24 halvings are exact to a ten-millionth.
  let [low, high] = [0, 1]
  for (let step = 0; step < 24; step++) {
    const middle = (low + high) / 2
    if (along(middle, 0.2, 0.2) < time) low = middle
    else high = middle
  }
  return along(low, 0.7, 1)
}

const along = (t: number, first: number, second: number): number =>
  3 * (1 - t) ** 2 * t * first + 3 * (1 - t) * t ** 2 * second + t ** 3
