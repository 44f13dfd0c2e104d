import { z } from 'zod'

/** A form's schema with the password typed a second time, which has to be the same. */
export function withRepeated<Shape extends z.ZodRawShape>(form: z.ZodObject<Shape>, password: string) {
  return form
    .extend({ repeated: z.string().min(1, { error: 'required' }) })
    .refine(typed => Reflect.get(typed, 'repeated') === Reflect.get(typed, password), {
      path: ['repeated'],
      error: 'incorrect',
      // Said beside what is wrong with other fields, not after it.
      when: ({ value }) => isTyped(value),
    })
}

const isTyped = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Boolean(Reflect.get(value, 'repeated'))
