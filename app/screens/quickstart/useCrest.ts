import { useState } from 'react'
import { type AssetId, type Colour, createState } from '../../../engine/index.ts'
import { useStream } from '../../device/useStream.ts'
import type { Images } from '../../studio/images/createImages.ts'
import type { ImageRefusal } from '../../studio/images/takeImage.ts'
import type { KitMaker } from './kitMaker.tsx'

/** A crest that is on its way or there. */
interface Crest {
  readonly asset: AssetId
  readonly name: string
  /** Where it can be seen; `null` until it has come. */
  readonly address: string | null
  /** The largest first; none until it has come. */
  readonly colours: readonly Colour[]
}

export interface CrestIntake {
  readonly crest: Crest | null
  readonly isBusy: boolean
  /** Why the last file was not taken. */
  readonly refusal: { readonly name: string; readonly reason: ImageRefusal['reason'] } | null
  give(file: File): void
}

interface CrestSource {
  /** `null` until they are fetched. */
  readonly images: Images | null
  /** Fetches what takes the file. Rejects when the fetch fails. */
  bring(): Promise<Pick<KitMaker, 'images'>>
  onMissing(): void
}

const noneArrived: Images['arrived'] = createState(new Map())

/** Takes a crest from a file. A file that cannot be taken leaves the crest that is there. */
export function useCrest({ images, bring, onMissing }: CrestSource): CrestIntake {
  const [taken, setTaken] = useState<{ readonly asset: AssetId; readonly name: string } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<CrestIntake['refusal']>(null)
  const arrived = useStream(images?.arrived ?? noneArrived)

  const take = async (file: File): Promise<void> => {
    setBusy(true)
    setRefusal(null)
    const brought = await bring().catch(() => null)
    const outcome = await brought?.images.take(file)
    setBusy(false)
    if (!brought || !outcome) return onMissing()
    if (outcome.kind === 'refused') return setRefusal({ name: file.name, reason: outcome.reason })
    brought.images.need([outcome.asset])
    return setTaken({ asset: outcome.asset, name: file.name })
  }
  const image = taken && arrived.get(taken.asset)
  const crest = taken && {
    ...taken,
    address: image?.address ?? null,
    colours: image && images ? images.coloursOf(taken.asset) : [],
  }
  return { crest, isBusy, refusal, give: file => void (isBusy ? undefined : take(file)) }
}
