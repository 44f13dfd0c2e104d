import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Box3, Group, type Material, PerspectiveCamera, WebGLRenderer } from 'three'
import { expect, it } from 'vitest'
import type { GarmentModel } from '../../../app/viewer/garment.ts'
import type { PanelImages } from '../../../app/viewer/panelImages.ts'
import type { StageRoot } from '../../../app/viewer/stageRoot.ts'
import { usePanelImages } from '../../../app/viewer/usePanelImages.ts'
import { StageRootContext } from '../../../app/viewer/useStageRoot.ts'
import { createState, type PanelId } from '../../../engine/index.ts'
import { hangingCloth } from '../../support/hangingCloth.ts'

const gl: WebGLRenderer = Object.assign(Object.create(WebGLRenderer.prototype), {
  capabilities: { getMaxAnisotropy: () => 1 },
})
const retired: Material[] = []
const root: StageRoot = {
  gl,
  camera: new PerspectiveCamera(),
  density: 1,
  size: createState({ width: 400, height: 300 }),
  nextImage: () => Promise.resolve(),
  retire: material => void retired.push(material),
  isHeld: () => false,
  isDrawing: () => false,
  isFree: () => true,
  isSlow: () => false,
  add: () => () => {},
  beforeImage: () => () => {},
  invalidate() {},
  draw() {},
  dispose() {},
}
const garment = (pieces: GarmentModel['pieces'] = []): GarmentModel => ({
  addresses: [],
  group: new Group(),
  pieces,
  bounds: new Box3(),
  dispose() {},
})

const shown = {
  artworkOf: (panel: PanelId) => createState({ panel, groups: [] }),
  panels: [],
  fabric: 'jersey' as const,
  imageOf: () => null,
}
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <StageRootContext value={root}>{children}</StageRootContext>
)

it('has no images for a garment whose cloth is not painted yet, not those of the one before', () => {
  const [shirt, hoodie] = [garment(), garment()]
  const given: (readonly [GarmentModel, PanelImages | null])[] = []
  const { rerender } = renderHook(
    ({ worn }) => {
      const images = usePanelImages(worn, shown)
      given.push([worn, images])
    },
    { wrapper, initialProps: { worn: shirt } },
  )
  rerender({ worn: hoodie })
  const imagesOf = (worn: GarmentModel) => given.flatMap(([of, images]) => (of === worn && images ? [images] : []))
  expect(imagesOf(hoodie).length).toBeGreaterThan(0)
  expect(imagesOf(hoodie).some(images => imagesOf(shirt).includes(images))).toBe(false)
})

it('leaves it to the stage when the cloth of the garment before gives up its compiled program', () => {
  const piece = hangingCloth('front', 0.1)
  const { rerender } = renderHook(({ worn }) => usePanelImages(worn, shown), {
    wrapper,
    initialProps: { worn: garment([piece]) },
  })
  const cloth = piece.mesh.material
  rerender({ worn: garment() })
  expect(retired).toEqual([cloth])
})
