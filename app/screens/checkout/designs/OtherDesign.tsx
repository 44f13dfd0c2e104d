import { useEffect, useEffectEvent, useMemo } from 'react'
import { useStream } from '../../../device/useStream.ts'
import type { OpenDesign } from '../../../studio/openDesign.ts'
import { useDesignById } from '../../../studio/useDesignById.tsx'
import { useRoster } from '../roster/useRoster.ts'
import { ShownDesignContext, shownAsOpened, useShownDesign } from '../ShownDesignContext.ts'
import { DesignInOrder, type DesignInOrderProps } from './DesignInOrder.tsx'
import { type OrderItem, useOrderItem, useProduct } from './useOrderItem.ts'

interface OtherDesignProps extends Pick<DesignInOrderProps, 'remove'> {
  readonly id: string
  /** What it is in the order; `null` while it is not open. */
  onItem(id: string, item: OrderItem | null): void
}

/** A design that is ordered with the one that the page shows: opened beside it, so that its roster is as it is now. */
export function OtherDesign({ id, remove, onItem }: OtherDesignProps) {
  const [found, retry] = useDesignById(id)
  if (found.kind !== 'open') {
    const failed = found.kind === 'error' ? { word: found.word, retry } : null
    return <DesignInOrder id={id} remove={remove} failed={failed} />
  }
  return <OpenedOther design={found.design} remove={remove} onItem={onItem} />
}

interface OpenedOtherProps extends Omit<OtherDesignProps, 'id'> {
  readonly design: OpenDesign
}

function OpenedOther({ design, ...props }: OpenedOtherProps) {
  const shown = useMemo(() => shownAsOpened(design), [design])
  return (
    <ShownDesignContext value={shown}>
      <OrderedOther {...props} />
    </ShownDesignContext>
  )
}

function OrderedOther({ remove, onItem }: Omit<OtherDesignProps, 'id'>) {
  const { id, document: shown } = useShownDesign()
  const document = useStream(shown)
  const item = useOrderItem(document, useRoster(document), useProduct(document))
  const report = useEffectEvent(onItem)
  useEffect(() => {
    report(id, item)
    return () => report(id, null)
  }, [id, item])
  return <DesignInOrder id={id} item={item} document={document} remove={remove} />
}
