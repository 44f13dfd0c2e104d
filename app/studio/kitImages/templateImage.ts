import { type ImageFile, imageOf } from './imageFile.ts'

const found = import.meta.glob<string>('./template-*.webp', { query: '?url', import: 'default', eager: true })

/** The image of a template that was taken ahead; `null` where there is none. Only pages with templates load the addresses. */
export const templateImage = (id: string): ImageFile | null => imageOf(found, `template-${id}`)
