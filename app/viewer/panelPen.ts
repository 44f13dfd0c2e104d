import type { PathItem } from '../../engine/index.ts'

/** What painting needs of a 2D canvas. */
export type PanelPen = Pick<
  CanvasRenderingContext2D,
  | 'beginPath'
  | 'bezierCurveTo'
  | 'clip'
  | 'closePath'
  | 'createLinearGradient'
  | 'createRadialGradient'
  | 'drawImage'
  | 'fill'
  | 'fillRect'
  | 'fillStyle'
  | 'globalAlpha'
  | 'globalCompositeOperation'
  | 'lineCap'
  | 'lineJoin'
  | 'lineTo'
  | 'lineWidth'
  | 'moveTo'
  | 'quadraticCurveTo'
  | 'restore'
  | 'save'
  | 'setLineDash'
  | 'setTransform'
  | 'stroke'
  | 'strokeStyle'
>

/** Pixels of what is slow to draw and seldom changes, kept from one painting of a panel to the next. */
export interface CachedPixels {
  /** A painting of this size begins. */
  begin(width: number, height: number): void
  /** The item over the whole canvas; `paint` is asked when it was not in the painting before. `null` where it cannot be kept. */
  of(item: PathItem, paint: (pen: PanelPen) => void): CanvasImageSource | null
  /** Lets go of what this painting did not show. */
  end(): void
}

interface CachedItem {
  readonly item: PathItem
  readonly canvas: HTMLCanvasElement
}

/** A pattern is thousands of curves: drawn anew for every colour of the cloth below it, it is nearly all that one waits for. */
export function createCachedPixels(software: boolean): CachedPixels {
  let before: readonly CachedItem[] = []
  let now: CachedItem[] = []
  let size = { width: 0, height: 0 }
  return {
    begin(width, height) {
      const isAsBefore = size.width === width && size.height === height
      if (!isAsBefore) for (const one of before) release(one)
      if (!isAsBefore) before = []
      size = { width, height }
      now = []
    },
    of(item, paint) {
      const known = before.find(cached => isSame(cached.item, item))
      if (known) {
        now.push(known)
        return known.canvas
      }
      const canvas = Object.assign(document.createElement('canvas'), size)
      const pen = canvas.getContext('2d', { willReadFrequently: software })
      if (!pen) return null
      paint(pen)
      now.push({ item, canvas })
      return canvas
    },
    end() {
      for (const one of before) if (!now.includes(one)) release(one)
      before = now
    },
  }
}

/** Browsers keep the memory of a canvas until it is collected, unless it is made small. */
const release = ({ canvas }: CachedItem): void => {
  Object.assign(canvas, { width: 0, height: 0 })
}

const isSame = (a: PathItem, b: PathItem): boolean =>
  a.path === b.path && a.clip === b.clip && JSON.stringify([a.fill, a.stroke]) === JSON.stringify([b.fill, b.stroke])
