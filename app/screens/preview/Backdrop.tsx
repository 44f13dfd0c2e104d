import { useEffect, useRef } from 'react'
import { type Background, backgroundPainter } from './backgrounds.ts'
import styles from './preview.module.css'

/** What is behind the figure. Fills its parent, and is painted anew when that changes its size. */
export function Backdrop({ background }: { readonly background: Background }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const element = canvas.current
    if (!element) return undefined
    const paint = backgroundPainter(background)
    const observer = new ResizeObserver(() => {
      const scale = Math.min(devicePixelRatio, 2)
      element.width = Math.max(1, Math.round(element.clientWidth * scale))
      element.height = Math.max(1, Math.round(element.clientHeight * scale))
      const pen = element.getContext('2d')
      if (pen) paint(pen, element.width, element.height)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [background])
  return <canvas ref={canvas} className={styles.backdrop} aria-hidden />
}
