import written from './communes.json' with { type: 'json' }

const listed: Readonly<Record<string, Readonly<Record<string, string>>>> = written

/**
 * The communes and sangkats of a district with their Khmer names, as they are kept in an order. They are those of the
 * gazetteer of Cambodia's National Committee for Sub-National Democratic Development, of February 2023. None for what is
 * no district, and for the two districts that were founded since.
 */
export function communesOf(province: string, district: string): readonly (readonly [name: string, khmer: string])[] {
  const districts = Object.hasOwn(listed, province) ? listed[province] : undefined
  const list = districts && Object.hasOwn(districts, district) ? (districts[district] ?? '') : ''
  return [...list.matchAll(/([^|]+?) ([^ |]+)(?:\||$)/g)].map(([, name = '', khmer = '']) => [name, khmer])
}
