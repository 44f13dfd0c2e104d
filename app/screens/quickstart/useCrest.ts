import { useState } from 'react'
import type { AssetId, Colour } from '../../../engine/index.ts'
import { useStream } from '../../device/useStream.ts'
import type { ImageRefusal } from '../../studio/images/takeImage.ts'
import type { KitRenderer } from '../../studio/kits/kitRenderer.ts'

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

/** Takes a crest from a file. A file that cannot be taken leaves the crest that is there. */
export function useCrest({ images }: KitRenderer): CrestIntake {
  const [taken, setTaken] = useState<{ readonly asset: AssetId; readonly name: string } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<CrestIntake['refusal']>(null)
  const arrived = useStream(images.arrived)

  const take = async (file: File): Promise<void> => {
    setBusy(true)
    setRefusal(null)
    const outcome = await images.take(file)
    setBusy(false)
    if (outcome.kind === 'refused') return setRefusal({ name: file.name, reason: outcome.reason })
    images.need([outcome.asset])
    return setTaken({ asset: outcome.asset, name: file.name })
  }
  const image = taken && arrived.get(taken.asset)
  const crest = taken && {
    ...taken,
    address: image?.address ?? null,
    colours: image ? images.coloursOf(taken.asset) : [],
  }
  return { crest, isBusy, refusal, give: file => void (isBusy ? undefined : take(file)) }
}
