import { useEffect, useMemo } from 'react'
import { graphics } from '../device/graphics.ts'
import { useStageRoot } from './useStageRoot.ts'

/** How much smaller the image is drawn while something moves and no graphics card helps; on a slow machine smaller still. */
const movingShare = { usual: 0.6, slow: 0.42 }
/** An image that follows the last one within so many ms is part of a motion. */
const followsMs = 200
/** Rest after the last image was drawn, in ms, before it is drawn once more for its edges. */
const restMs = 320
/** Wait, in ms, before `isFree` is called again. */
const pollMs = 25
/** Without a graphics card edges are not smoothed. An image this much denser, shrunk by the browser, has smooth ones. */
const sharpShare = 2
/** Denser than this no screen shows more. */
const maxDensity = 2

/** How an image is drawn. */
export interface ImageQuality {
  /** Pixels of the image on one of the page. */
  readonly density: number
  /** Whether a finer image follows unless something changes. */
  readonly isPassing: boolean
}

/** Decides for each image anew. */
export interface Sharpening {
  next(moving: boolean): ImageQuality
  /** Has what is shown drawn better. Where a fine image is due already, no other is drawn. */
  refine(): void
  dispose(): void
}

interface SharpeningOptions {
  readonly software: boolean
  /** Pixels of the screen on one of the page. */
  readonly density: number
  /** Whether somebody drags something: a fine image takes the processor longer than a hand waits. */
  readonly isHeld: () => boolean
  /** Whether the last image is still being drawn. */
  readonly isDrawing?: () => boolean
  /** Whether what draws has time: a fine image resizes the canvas, and the page waits until that is done. */
  readonly isFree?: () => boolean
  /** Whether images of a motion take too long. */
  readonly isSlow?: () => boolean
  /** Has the image drawn again. */
  readonly invalidate: () => void
  /** Whether somebody looks for one of many versions: each is soon followed by another. */
  readonly isSought?: boolean
}

/** Draws coarsely what moves and, when it has come to rest, once finely; only where the processor draws. */
export function createSharpening({
  software,
  density,
  isHeld,
  isDrawing = () => false,
  isFree = () => true,
  isSlow = () => false,
  invalidate,
  isSought = false,
}: SharpeningOptions): Sharpening {
  let timer: ReturnType<typeof setTimeout> | undefined
  let due = false
  let isWaiting = false
  let last = Number.NEGATIVE_INFINITY
  const sharp = Math.max(density, Math.min(density * sharpShare, maxDensity))
  const wait = (ms = restMs) => {
    isWaiting = true
    timer = setTimeout(() => {
      if (isHeld() || isDrawing()) return wait()
      if (!isFree()) return wait(pollMs)
      isWaiting = false
      due = true
      invalidate()
    }, ms)
  }
  const shareInMotion = () => (isSlow() ? movingShare.slow : movingShare.usual)
  return {
    next(moving) {
      clearTimeout(timer)
      isWaiting = false
      if (!software) return { density, isPassing: false }
      const follows = isSought || isHeld() || performance.now() - last < followsMs
      last = performance.now()
      if (moving) return { density: density * shareInMotion(), isPassing: true }
      const now = due && !isHeld()
      due = false
      if (now) return { density: sharp, isPassing: false }
      wait()
      return { density: follows ? density * shareInMotion() : density, isPassing: true }
    },
    refine() {
      if (!software) invalidate()
      else if (!isWaiting && !due) wait()
    },
    dispose: () => clearTimeout(timer),
  }
}

/** The sharpening of the stage that this component is part of. */
export function useSharpening(isSought = false): Sharpening {
  const root = useStageRoot()
  const sharpening = useMemo(
    () => createSharpening({ ...root, software: graphics() === 'software', isSought }),
    [root, isSought],
  )
  useEffect(() => () => sharpening.dispose(), [sharpening])
  return sharpening
}
