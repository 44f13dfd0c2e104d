import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { fetchedComponent } from '../../device/fetchedComponent.tsx'
import { useServices } from '../../session/ServicesContext.ts'

const Tour = fetchedComponent(async () => (await import('./Tour.tsx')).Tour)

const tourMemory = 'kitloom-tour'

/** Somebody has had time to see the garment. */
const firstMs = 1500

/**
 * The tour starts by itself at the first visit of this device, once, after the controls are shown, unless somebody is at work
 * already.
 */
export function useTour(isShown: boolean): { start(): void; readonly shown: ReactNode } {
  const { memory } = useServices()
  const [isRunning, setRunning] = useState(false)
  const start = useCallback(() => {
    memory.write(tourMemory, 'seen')
    setRunning(true)
  }, [memory])

  useEffect(() => {
    if (!isShown || memory.read(tourMemory) !== null) return undefined
    const starting = setTimeout(start, firstMs)
    const leave = () => clearTimeout(starting)
    addEventListener('pointerdown', leave)
    addEventListener('keydown', leave)
    return () => {
      leave()
      removeEventListener('pointerdown', leave)
      removeEventListener('keydown', leave)
    }
  }, [isShown, memory, start])

  const shown = isRunning && <Tour end={() => setRunning(false)} />
  return { start, shown }
}
