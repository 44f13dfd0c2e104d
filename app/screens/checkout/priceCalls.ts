import type { z } from 'zod'
import { priceTableSchema, type QuoteRequest, quoteSchema } from '../../../server/contract/pricing/prices.ts'
import type { Answer } from '../../session/api/answer.ts'
import type { AskServer } from '../../session/api/askServer.ts'

type PriceTable = z.infer<typeof priceTableSchema>
export type Quote = z.infer<typeof quoteSchema>

/** What the shop makes, and of which fabrics. Not found where it tells its prices on request. */
export const readPrices = (ask: AskServer): Promise<Answer<PriceTable>> =>
  ask({ method: 'GET', path: '/api/pricing', answer: priceTableSchema })

/** What a wish costs, line by line. */
export const askQuote = (ask: AskServer, wish: QuoteRequest): Promise<Answer<Quote>> =>
  ask({ method: 'POST', path: '/api/pricing/quote', body: wish, answer: quoteSchema })
