import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type ChosenWearer, chooseWearer, type WearerChoice } from '../../../engine/avatar/index.ts'

const parts = ['avatar', 'animation', 'boots', 'hair'] as const

/** Who wears the kit, as the address says, so that a shared link shows the same person. */
export function useWearerChoice(): readonly [ChosenWearer, (part: keyof WearerChoice, id: string) => void] {
  const [search, setSearch] = useSearchParams()
  const [avatar, animation, boots, hair] = parts.map(part => search.get(part))
  const chosen = useMemo(() => chooseWearer({ avatar, animation, boots, hair }), [avatar, animation, boots, hair])
  const choose = (part: keyof WearerChoice, id: string) =>
    setSearch(
      before => {
        const next = new URLSearchParams(before)
        next.set(part, id)
        // Somebody else comes in their own boots and hair.
        if (part === 'avatar') for (const own of ['boots', 'hair']) next.delete(own)
        return next
      },
      { replace: true },
    )
  return [chosen, choose]
}
