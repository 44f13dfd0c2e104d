import {
  type PriceTable,
  priceTableSchema,
  type Quote,
  type QuoteRequest,
  quoteSchema,
} from '../../../server/contract/pricing/prices.ts'
import type { Answer } from '../../session/api/answer.ts'
import type { AskServer } from '../../session/api/askServer.ts'

/** The shop's prices by product, fabric and number of pieces. */
export const askPriceTable = (ask: AskServer): Promise<Answer<PriceTable>> =>
  ask({ method: 'GET', path: '/api/pricing', answer: priceTableSchema })

/** What a wish costs, line by line. */
export const askQuote = (ask: AskServer, wish: QuoteRequest): Promise<Answer<Quote>> =>
  ask({ method: 'POST', path: '/api/pricing/quote', body: wish, answer: quoteSchema })
