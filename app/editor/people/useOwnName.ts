import { useEffect, useState } from 'react'
import { useServices } from '../../session/ServicesContext.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { longestPersonName, readPersonName, writePersonName } from './ownName.ts'

/** How this person is called for others: remembered on the device and shown to everybody who is here. */
export function useOwnName(): readonly [name: string, rename: (name: string) => void] {
  const { engine } = useOpenedDesign()
  const { memory } = useServices()
  const { author } = engine.timeline.log()
  const [name, setName] = useState(() => readPersonName(memory, author))
  useEffect(() => {
    if (name !== '') engine.sync.show({ name })
  }, [engine, name])
  const rename = (written: string) => {
    const words = written.replace(/\s+/g, ' ').trim().slice(0, longestPersonName)
    writePersonName(memory, author, words)
    // Who has taken a name back is called as if there never was one.
    engine.sync.show({ name: words || author })
    setName(words)
  }
  return [name, rename]
}
