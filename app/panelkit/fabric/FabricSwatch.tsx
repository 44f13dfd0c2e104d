import { useEffect, useRef } from 'react'
import type { FabricKind } from '../../../engine/index.ts'
import { fabricPixels } from '../../viewer/fabric/fabricPixels.ts'
import { fabricSurfaces } from '../../viewer/fabric/heights.ts'
import styles from './fabric.module.css'

/** Pixels along a side of the tile: its finest threads are three pixels wide. */
const side = 144
/** Colour of the swatch: pale enough for shadows to be seen, dark enough for light. */
const grey = 196

/** A piece of the fabric under a lens, lit from the upper left. */
export function FabricSwatch({ kind }: { readonly kind: FabricKind }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const pen = canvas.current?.getContext('2d')
    pen?.putImageData(new ImageData(litPixels(kind), side, side), 0, 0)
  }, [kind])
  return <canvas ref={canvas} className={styles.swatch} width={side} height={side} />
}

function litPixels(kind: FabricKind): Uint8ClampedArray<ArrayBuffer> {
  const slopes = fabricPixels(fabricSurfaces[kind], side)
  const lit = new Uint8ClampedArray(slopes.length)
  for (let at = 0; at < slopes.length; at += 4) {
    const across = ((slopes[at] ?? 128) - 128) / 127
    const down = ((slopes[at + 1] ?? 128) - 128) / 127
    const light = ((slopes[at + 2] ?? 255) / 255) * (1 - 0.45 * (across + down))
    lit.fill(grey * light, at, at + 3)
    lit[at + 3] = 255
  }
  return lit
}
