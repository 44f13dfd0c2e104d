import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import {
  type AssetId,
  assetId,
  fittedImage,
  type ImageCommands,
  type ImageStep,
  type LayerId,
  minDpi,
  readImageHead,
} from '../../../engine/index.ts'
import { pixelsOfSvg } from '../../studio/images/drawSvg.ts'
import {
  createEditingWorker,
  type EditedImage,
  type EditFailure,
  type EditingWorker,
  type EditPreview,
} from '../../studio/images/edit/editingWorker.ts'
import type { ImageRefusal } from '../../studio/images/takeImage.ts'
import { useDesignAccess } from '../design/DesignAccess.ts'
import { useDesign, useGarment } from '../design/useDesign.ts'
import { useLayer } from '../design/useShown.ts'

const startWorker = (): Worker =>
  new Worker(new URL('../../studio/images/edit/editWorker.ts', import.meta.url), { type: 'module' })

export interface EditedLayer {
  readonly layer: LayerId
  readonly commands: ImageCommands
  /** For tests. */
  readonly editor?: EditingWorker
}

/** How far editing at full resolution is, or why it came to nothing. */
export type EditWork =
  | { readonly kind: 'idle' }
  | { readonly kind: 'working'; readonly done: number; readonly all: number }
  | { readonly kind: 'failed'; readonly reason: EditFailure | 'source-missing' }
  | { readonly kind: 'refused'; readonly reason: ImageRefusal['reason'] }

/** The steps of one image: what they show, and how another list of steps takes their place. */
export function useImageEditing({ layer, commands, editor: given }: EditedLayer) {
  const { images } = useDesignAccess().media
  const { dispatch } = useDesign()
  const { version } = useGarment()
  const shown = useLayer(layer, each => each)
  const { asset, size } = shown
  // Read once for each state of the layer: what is read anew would be another value each time.
  const { source: made, steps } = useMemo(() => commands.edits.of(shown), [commands, shown])
  const source = made === null ? asset : assetId(made)
  const [editor] = useState(() => given ?? createEditingWorker(startWorker))
  const [draft, setDraft] = useState<ImageStep | null>(null)
  const [work, setWork] = useState<EditWork>({ kind: 'idle' })
  const image = useSource(source, images.bytesOf)
  const preview = usePreview({ editor, image, steps, draft })
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
      editor.stop()
    }
  }, [editor])

  /** Puts other steps in the place of those that there are, once they are done in full. */
  const put = useCallback(
    async (next: readonly ImageStep[]): Promise<boolean> => {
      if (source === null || image === null || image === 'missing') return fail(setWork, 'source-missing')
      const finished = (drawn: AssetId) => {
        dispatch(commands.edit.of({ layer, version, asset: drawn, source, steps: next }))
        setDraft(null)
        setWork({ kind: 'idle' })
        return true
      }
      if (next.length === 0) return finished(source)
      setWork({ kind: 'working', done: 0, all: next.length })
      const outcome = await editor.finish(image, next, done => setWork({ kind: 'working', done, all: next.length }))
      if (!isOpen.current) return false
      if (outcome.kind === 'failed') return fail(setWork, outcome.reason)
      const taken = await images.take(outcome.file)
      if (!isOpen.current) return false
      if (taken.kind === 'taken') return finished(taken.asset)
      setWork({ kind: 'refused', reason: taken.reason })
      return false
    },
    [source, image, editor, images, commands, dispatch, layer, version],
  )
  return { asset, size, steps, draft, setDraft, work, preview, put, isMissing: image === 'missing', stop: editor.stop }
}

export type ImageEditing = ReturnType<typeof useImageEditing>

function fail(setWork: (work: EditWork) => void, reason: EditFailure | 'source-missing'): false {
  setWork({ kind: 'failed', reason })
  return false
}

/** The image that was brought; `null` while it is read. One that is not on this device is `missing`. */
function useSource(source: AssetId | null, bytesOf: (asset: AssetId) => Promise<Uint8Array | null>) {
  const [image, setImage] = useState<EditedImage | 'missing' | null>(null)
  useEffect(() => {
    let isWanted = true
    const read = async () => {
      const bytes = source && (await bytesOf(source))
      const found = bytes ? await asPixels(bytes) : null
      if (isWanted) setImage(found ?? 'missing')
    }
    void read()
    return () => {
      isWanted = false
    }
  }, [source, bytesOf])
  return image
}

/** Steps are done to pixels: lines are drawn as large as they are printed. */
async function asPixels(bytes: Uint8Array): Promise<EditedImage | null> {
  const head = readImageHead(bytes)
  if (head?.type !== 'svg') return head && { bytes, head }
  const drawn = await pixelsOfSvg(bytes, head)
  const own = drawn && readImageHead(drawn)
  return drawn && own ? { bytes: drawn, head: own } : null
}

interface Previewed {
  readonly editor: EditingWorker
  readonly image: EditedImage | 'missing' | null
  readonly steps: readonly ImageStep[]
  readonly draft: ImageStep | null
}

/** What the steps show, with the one that is being set. A crop is drawn over what is there before it. */
function usePreview({ editor, image, steps, draft }: Previewed): EditPreview | null {
  const [preview, setPreview] = useState<EditPreview | null>(null)
  const shown = draft && draft.kind !== 'crop' ? insertStep(steps, draft) : steps
  const key = JSON.stringify(shown)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when the steps are others
  useEffect(() => {
    if (!image || image === 'missing') return
    let isWanted = true
    void editor.preview(image, shown).then(drawn => {
      if (!drawn || !isWanted) return
      setPreview(before => {
        before?.bitmap.close()
        return drawn
      })
    })
    return () => {
      isWanted = false
    }
  }, [editor, image, key])
  return preview
}

/** Tracing stays the last step: what is done after it is done to what it traces. */
export function insertStep(steps: readonly ImageStep[], step: ImageStep): readonly ImageStep[] {
  const last = steps.at(-1)
  if (last?.kind !== 'vectorise') return [...steps, step]
  return step.kind === 'vectorise' ? [...steps.slice(0, -1), step] : [...steps.slice(0, -1), step, last]
}

/** Pixels per inch of an image of that many pixels, as large as its layer prints it in every size. */
export function printedDpi(
  size: { readonly width: number | null; readonly height: number },
  pixels: { readonly width: number; readonly height: number },
) {
  const fitted = fittedImage(size as Parameters<typeof fittedImage>[0], pixels)
  const dpi = Math.round((pixels.width / fitted.width) * 25.4)
  return { dpi, isCoarse: dpi < minDpi, width: fitted.width }
}
