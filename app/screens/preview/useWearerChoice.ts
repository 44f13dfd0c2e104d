import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type ChosenWearer, chooseWearer, type WearerPart, wearerParts } from '../../../engine/avatar/index.ts'

/** Who wears the kit, as the address says, so that a shared link shows the same person. */
export function useWearerChoice(): readonly [ChosenWearer, (part: WearerPart, id: string) => void] {
  const [search, setSearch] = useSearchParams()
  const [avatar, animation, boots, hair, skin, build] = wearerParts.map(part => search.get(part))
  const chosen = useMemo(
    () => chooseWearer({ avatar, animation, boots, hair, skin, build }),
    [avatar, animation, boots, hair, skin, build],
  )
  const choose = (part: WearerPart, id: string) => {
    // As the address is now: a phone that draws may not have shown the last choice when the next one is made.
    const next = new URLSearchParams(location.search)
    next.set(part, id)
    // Somebody else comes in their own boots, hair and skin.
    if (part === 'avatar') for (const own of ['boots', 'hair', 'skin']) next.delete(own)
    setSearch(next, { replace: true })
  }
  return [chosen, choose]
}
