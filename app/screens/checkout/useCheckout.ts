import { useState } from 'react'
import type { DesignDocument, PlayerFields } from '../../../engine/index.ts'
import { type QuoteRequest, quoteCall, readPricesCall } from '../../../server/contract/pricing/prices.ts'
import { productType } from '../../../server/contract/tenantSettings.ts'
import { readNumber } from '../../i18n/formats.ts'
import { useRequest } from '../../session/api/useRequest.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { piecesOf, samplePieces } from './piecesOf.ts'

const max = 10_000
/** Until the prices are there, nothing can be asked. */
const notSent = { kind: 'unreachable' } as const

/** What a design costs in this shop, with the fabric, the code and, without players, the number of kits one asks for. */
export function useCheckout(document: DesignDocument, players: readonly PlayerFields[]) {
  const { client } = useServices()
  const { garment } = useOpenedDesign()
  const prices = useRequest(['pricing'], () => client.send(readPricesCall))
  const [picked, setFabric] = useState<string | null>(null)
  const [code, setCode] = useState('')
  const [written, write] = useState<string | null>(null)
  const product =
    prices.kind === 'ok' ? prices.value.products.find(known => known.productType === garment.id) : undefined
  const type = productType.safeParse(garment.id).data
  const fabrics = product?.fabrics.map(known => known.fabric) ?? []
  const fabric = picked ?? fabrics.find(known => known === document.design.fabric) ?? fabrics[0]

  const min = product?.minimumQuantity ?? 1
  const wanted = readNumber(written ?? String(min))
  const isCount = wanted !== null && Number.isInteger(wanted) && wanted >= 1 && wanted <= max
  const design = { document, garment }
  const pieces = players.length > 0 ? piecesOf(design, players) : samplePieces(design, isCount ? wanted : min)
  const request: QuoteRequest | null =
    type && fabric
      ? { items: [{ productType: type, fabric, pieces: [...pieces] }], ...(code ? { promotionCode: code } : {}) }
      : null
  const quote = useRequest(['quote', request], () =>
    request ? client.send(quoteCall, { body: request }) : Promise.resolve(notSent),
  )
  return {
    prices,
    product: type && product && fabric ? product : null,
    players,
    fabrics,
    fabric,
    setFabric,
    code,
    setCode,
    quantity: { written: written ?? String(min), write, isCount },
    quote: request ? quote : null,
  }
}

export type CheckoutPrice = ReturnType<typeof useCheckout>
