import type { ComponentType } from 'react'
import { asDesigned, type Colour, type DesignDocument } from '../../../engine/index.ts'
import { designPath } from '../../studio/designAddress.ts'
import { fetchedGarment } from '../../studio/fetchedGarment.ts'
import type { Images } from '../../studio/images/createImages.ts'
import { crestPalette, type KitColours, withKeeper } from '../../studio/kits/crestPalette.ts'
import { KitImage } from '../../studio/kits/KitImage.tsx'
import { kitDocument } from '../../studio/kits/kitDocument.ts'
import type { Studio } from '../../studio/studio.ts'
import type { QuickInput } from './quickInput.ts'

/** Makes and draws kits. The page fetches it later, because it is larger than the page itself. */
export interface KitMaker {
  /** Takes image files that are put on the kits. */
  readonly images: Images
  /** The image of a kit. */
  readonly Image: ComponentType<{ readonly document: DesignDocument }>
  /** The kit in every template, by the template's id. */
  documentsOf(input: QuickInput): ReadonlyMap<string, DesignDocument>
  /** Gives the colours of a crest their roles, the largest first. */
  coloursOf(crest: readonly Colour[]): KitColours
  /** Keeps the kit in a template as a design; gives the path where it is worked on. */
  save(input: QuickInput, template: string): Promise<string>
  close(): void
}

export async function openKitMaker(studio: Studio): Promise<KitMaker> {
  const garment = await fetchedGarment(studio, 'SOCCER_KIT')
  const { kits, images, close } = studio.openKitRenderer()
  const documentOf = ({ colours, team, number, crest }: QuickInput, template: string) =>
    kitDocument(garment, {
      template,
      palette: withKeeper(colours),
      words: { teamName: team, frontNumber: number, backNumber: number, shortsNumber: number },
      crest,
    })
  return {
    images,
    Image: ({ document }) => (
      <KitImage kits={kits} garment={garment} document={document} view={asDesigned} side="front" label="" />
    ),
    documentsOf: input => new Map(garment.templates.map(({ id }) => [id, documentOf(input, id)])),
    coloursOf: crestPalette,
    async save(input, template) {
      const id = await studio.saveCopy(garment, documentOf(input, template))
      return designPath({ garment: garment.slug, id })
    },
    close,
  }
}
