import { type FaceFile, type FontId, familyOf, namedFont } from '../../../engine/index.ts'
import { type DescribedFont, readFontsourceCall } from '../../../server/contract/fontsource.ts'
import { readFontCall } from '../../../server/contract/resources.ts'
import type { Client } from '../../session/api/createClient.ts'

/** The files of a font that does not come with the page. Rejects when neither the service nor the shop knows it. */
export async function findElsewhere(client: Pick<Client, 'send'>, font: FontId): Promise<readonly FaceFile[]> {
  const named = namedFont(font)
  return named?.kind === 'family' ? ofService(client, font, named) : ofShop(client, font)
}

interface Variant {
  readonly slug: string
  readonly weight: number
  readonly style: string
}

async function ofService(client: Pick<Client, 'send'>, font: FontId, variant: Variant): Promise<readonly FaceFile[]> {
  const response = await client.send(readFontsourceCall, { params: { id: variant.slug } })
  if (response.kind === 'refused' && response.code === 'not-found') return ofShop(client, font)
  if (response.kind !== 'ok') throw new Error('The font service did not respond.')
  const files = filesOf(response.value, variant)
  if (files.length === 0) throw new Error(`The font service has no files of ${familyOf(font)}.`)
  return files
}

async function ofShop(client: Pick<Client, 'send'>, font: FontId): Promise<readonly FaceFile[]> {
  const response = await client.send(readFontCall, { params: { family: font } })
  if (response.kind !== 'ok') throw new Error(`The shop has no font ${familyOf(font)}.`)
  return response.value.files
}

/** All subsets of a variant, the one with the capitals first. Files that HarfBuzz does not read are left out. */
function filesOf(
  { variants, unicodeRange, defSubset }: DescribedFont,
  { weight, style }: Variant,
): readonly FaceFile[] {
  const subsets = Object.entries(variants[weight]?.[style] ?? {})
  const main = subsets.some(([subset]) => subset === 'latin') ? 'latin' : defSubset
  return subsets
    .sort(([one], [other]) => Number(other === main) - Number(one === main))
    .flatMap(([subset, { url }]) => (url.woff ? [{ file: url.woff, ranges: unicodeRange[subset] ?? everything }] : []))
}

const everything = 'U+0-10FFFF'
