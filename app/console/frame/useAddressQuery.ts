import { useSearchParams } from 'react-router-dom'
import type { z } from 'zod'

/**
 * What a list shows, as the address has it, so that it can be sent to a colleague, reloaded and gone back to.
 * @param schema the query of the call that lists
 */
export function useAddressQuery<Schema extends z.ZodType>(schema: Schema, pageSize: number) {
  const [params, setParams] = useSearchParams()
  const given = schema.safeParse({ pageSize, ...Object.fromEntries(params) })
  const query: z.output<Schema> = given.success ? given.data : schema.parse({ pageSize })
  /** Narrows or turns; an empty value takes a part away. Without `page` it is the first page again. */
  const change = (wanted: Readonly<Record<string, string>>) =>
    setParams(
      before => {
        const next = { ...Object.fromEntries(before), page: '', ...wanted }
        return Object.fromEntries(Object.entries(next).filter(([, value]) => value !== ''))
      },
      { replace: true },
    )
  return { query, change }
}
