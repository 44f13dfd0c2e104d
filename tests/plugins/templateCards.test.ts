import { expect, it } from 'vitest'
import { templateNames } from '../../engine/index.ts'
import { garments } from '../../plugins/index.ts'
import { templateCards } from '../../plugins/templateCards.ts'

it('are those of all garments, under the names that the designer shows, of soccer kits with their moods', () => {
  const templates = garments.flatMap(garment =>
    garment.templates.map(({ id, mood }) => {
      const names = templateNames(garment, id)
      return [id, { slug: garment.slug, names, mood: garment.slug === 'soccer' ? mood : undefined }] as const
    }),
  )
  expect([...templateCards].sort()).toEqual(templates.sort())
})

it('have ids of which no two garments have the same, because shops list them without their garment', () => {
  const ids = garments.flatMap(({ templates }) => templates.map(({ id }) => id))
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})
