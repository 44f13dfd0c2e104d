import { z } from 'zod'
import { delivery } from '../../../server/contract/orders/orderRequest.ts'
import type { DeviceMemory } from '../../device/deviceMemory.ts'

/** What the page asks for beyond the roster. */
export const orderFields = delivery.extend({ acceptedTerms: z.literal(true, { error: 'required' }) })
export type OrderFields = z.input<typeof orderFields>

const nothing: OrderFields = {
  name: '',
  phone: '',
  email: '',
  country: 'KH',
  province: '',
  district: '',
  commune: '',
  address: '',
  wishedDate: null,
  note: '',
  acceptedTerms: true,
}

const memoryName = 'kitloom-delivery'
const remembered = z.record(z.string(), z.string().max(2000))

/** The form as it was left on this device, or with what is known of the person. Terms are accepted anew each time. */
export function rememberedFields(memory: DeviceMemory, known: Partial<OrderFields>): Partial<OrderFields> {
  const { acceptedTerms: _, ...empty } = nothing
  try {
    const kept = remembered.catch({}).parse(JSON.parse(memory.read(memoryName) ?? '{}'))
    const fields = Object.keys(empty).filter(name => kept[name])
    return { ...empty, ...known, ...Object.fromEntries(fields.map(name => [name, kept[name]])) }
  } catch {
    return { ...empty, ...known }
  }
}

/** Keeps what has been typed until the order is sent. */
export function rememberFields(memory: DeviceMemory, fields: Partial<OrderFields>): void {
  const texts = Object.entries(fields).filter(([, value]) => typeof value === 'string')
  memory.write(memoryName, JSON.stringify(Object.fromEntries(texts)))
}

/** The next order goes to the same place, with a wish and a note of its own. */
export const forgetWishes = (
  memory: DeviceMemory,
  { wishedDate: _, note: __, ...fields }: Partial<OrderFields>,
): void => rememberFields(memory, fields)
