import { useMemo, useState } from 'react'
import type { DesignDocument, GarmentPlugin, PlayerFields } from '../../../../engine/index.ts'
import type { OrderedDesign } from '../../../../server/contract/orders/orderRequest.ts'
import type { QuoteRequest } from '../../../../server/contract/pricing/prices.ts'
import { productType } from '../../../../server/contract/tenantSettings.ts'
import { readNumber } from '../../../i18n/formats.ts'
import { usePrices } from '../../../session/prices.ts'
import { useServices } from '../../../session/ServicesContext.ts'
import type { OpenDesign } from '../../../studio/openDesign.ts'
import { orderedPieces } from '../orderedPieces.ts'
import { piecesOf, samplePieces } from '../piecesOf.ts'
import type { OrderRoster } from '../roster/useRoster.ts'
import { useShownDesign } from '../ShownDesignContext.ts'

const maxKits = 10_000

/** One design of an order, as it is priced and sent. */
export interface OrderItem {
  readonly id: string
  readonly name: string
  readonly kits: number
  /** Ordered rows in which something has to be fixed first. */
  readonly unready: number
  /** The design as it is shown; `null` until its log is read. */
  readonly shown: { readonly design: OpenDesign; readonly document: DesignDocument } | null
  /** Who is ordered, by their ids in the design. */
  readonly worn: OrderRoster['worn']
  /** `null` where the shop has no price for it. */
  readonly quoted: QuoteRequest['items'][number] | null
  /** `null` while nobody in it is ordered, or the shop has no price for it. */
  readonly ordered: OrderedDesign | null
}

/** The prices of the shop for the open design, and its fabric, unless another was chosen here since it was designed. */
export function useProduct(document: DesignDocument) {
  const { memory } = useServices()
  const { id, garment } = useShownDesign()
  const prices = usePrices()
  const designed = document.design.fabric
  const memoryName = `kitloom-fabric:${id}:${designed}`
  const [picked, pick] = useState(() => memory.read(memoryName))
  const product =
    prices.kind === 'ok' ? prices.value.products.find(known => known.productType === garment.id) : undefined
  const type = productType.safeParse(garment.id).data
  const fabrics = product?.fabrics.map(known => known.fabric) ?? []
  const wished = [picked, designed].find(fabric => fabrics.some(known => known === fabric))
  const fabric = wished ?? fabrics[0]
  return {
    prices,
    type,
    product: type && product && fabric ? product : null,
    fabrics,
    fabric,
    setFabric(next: string) {
      memory.write(memoryName, next)
      pick(next)
    },
  }
}

export type Product = ReturnType<typeof useProduct>

/** The open design in an order. Without players so many of the sample are priced as somebody asks for. */
export function useOrderItem(document: DesignDocument, roster: OrderRoster, { type, fabric }: Product, sample = 0) {
  const { id, garment, opened } = useShownDesign()
  const { players, worn, unready } = roster
  return useMemo((): OrderItem => {
    const design = { document, garment }
    const isPriced = type !== undefined && fabric !== undefined
    const pieces = players.length > 0 ? piecesOf(design, players) : sample > 0 ? samplePieces(design, sample) : []
    return {
      id,
      name: document.design.name,
      kits: players.reduce((sum, { quantity }) => sum + quantity, 0),
      unready,
      shown: opened && { design: opened, document },
      worn,
      quoted: isPriced && pieces.length > 0 ? { design: id, productType: type, fabric, pieces: [...pieces] } : null,
      ordered: isPriced && players.length > 0 ? orderedOf(design, { id, fabric, players }) : null,
    }
  }, [id, garment, document, opened, players, worn, unready, type, fabric, sample])
}

const orderedOf = (
  design: { readonly document: DesignDocument; readonly garment: GarmentPlugin },
  { id, fabric, players }: { readonly id: string; readonly fabric: string; readonly players: readonly PlayerFields[] },
): OrderedDesign => ({ design: id, fabric, pieces: orderedPieces(design, players) })

/** How many kits somebody asks for before there are players, as it is written. */
export function useQuantity(min: number) {
  const [written, write] = useState<string | null>(null)
  const wanted = readNumber(written ?? String(min))
  const isCount = wanted !== null && Number.isInteger(wanted) && wanted >= 1 && wanted <= maxKits
  return { written: written ?? String(min), write, isCount, count: isCount ? wanted : min }
}
