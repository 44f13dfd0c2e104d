import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type ArtworkView,
  type Command,
  type DesignDocument,
  type FontId,
  type GarmentPlugin,
  type LayerId,
  type PlayerId,
  type Selection,
  type Shaper,
  sampleView,
  type Version,
  viewOfPlayer,
} from '../../../engine/index.ts'
import type { KeptText, KeptTexts } from '../../device/keptTexts.ts'
import { useStream } from '../../device/useStream.ts'
import type { Gesture } from '../controls/gestures.ts'
import { type DesignChanges, type GarmentInfo, type SizeOnCloth, useDesignAccess } from './DesignAccess.ts'
import { useShown } from './useShown.ts'

export interface DesignEdits extends Omit<DesignChanges, 'document' | 'shown'> {
  /** Without a running preview; `useShown` has it on top. */
  readonly document: DesignDocument
  /** What a control is given whose value makes a command. */
  gesture<Value>(commandOf: (value: Value) => Command): Gesture<Value>
}

/** The open design, as tools may see and change it. */
export function useDesign(): DesignEdits {
  const { document, shown: _, ...changes } = useDesignAccess().changes
  const { preview, dispatch } = changes
  return {
    ...changes,
    document: useStream(document),
    gesture: commandOf => ({
      preview: value => void preview(commandOf(value)),
      commit: value => void dispatch(commandOf(value)),
      cancel: () => void preview(null),
    }),
  }
}

export interface Garment extends GarmentInfo {
  readonly plugin: GarmentPlugin
  /** The version that the stage shows, which a change is meant for. */
  readonly version: Version
}

/** The garment of the open design, its zones and slots in the base size. */
export function useGarment(): Garment {
  const { garment, stage } = useDesignAccess()
  const version = useStream(stage.version)
  const info = useShown(shown => stage.garmentInfo(shown, version))
  return { plugin: garment, version, ...info }
}

const picked = new WeakSet<Selection>()

/** Whether a panel selected it, for itself to work on: then no other tool opens for it. */
export const wasPickedInPanel = (selection: Selection): boolean => picked.has(selection)

/** What is selected on the garment, and how to select something else. */
export function useSelection(): readonly [selected: Selection, select: (selection: Selection) => void] {
  const { selection } = useDesignAccess().stage
  const select = (next: Selection): void => {
    picked.add(next)
    selection.set(next)
  }
  return [useStream(selection), select]
}

export interface View {
  readonly view: ArtworkView
  /** Shows the shirt of a player on the stage, or with `null` the design on nobody. */
  show(player: PlayerId | null): void
}

/** Which version, player and size the stage shows. */
export function useView(): View {
  const { changes, stage } = useDesignAccess()
  const { shown } = changes
  const { view } = stage
  const show = useCallback(
    (player: PlayerId | null) => {
      const { current } = view
      if (current().player === player) return
      view.set(player === null ? sampleView(current().version) : viewOfPlayer(shown.current().players, player))
    },
    [view, shown],
  )
  return { view: useStream(view), show }
}

export type Words = (key: string, values?: Readonly<Record<string, string | number>>) => string

/** The tool's own words, from its labels files. */
export function useWords(): Words {
  const { tool } = useDesignAccess()
  const { t } = useTranslation(`tool.${tool}`)
  return useCallback((key, values) => t(key, { ...values }), [t])
}

/** The garment's words: `zones.base`, `slots.teamName`, `panels.front`. What has no word yet is called by its id. */
export function useGarmentWords(): Words {
  const { garment } = useDesignAccess()
  const { t } = useTranslation(`garment.${garment.slug}`)
  return useCallback((key, values) => t(key, { defaultValue: key.slice(key.lastIndexOf('.') + 1), ...values }), [t])
}

/** What texts are set with: to measure a line, or to know which of its characters no face has. */
export const useShaper = (): Shaper => useStream(useDesignAccess().media.resources).shaper

/** The faces of the design that did not load. */
export const useFailedFaces = (): readonly FontId[] => useStream(useDesignAccess().media.faces.missing)

/** How large a layer is on the cloth that is seen; `null` where it leaves no ink. */
export function useSizeOnCloth(layer: LayerId): SizeOnCloth | null {
  const { stage, media } = useDesignAccess()
  useStream(stage.view)
  useStream(media.resources)
  return useShown(() => stage.sizeOnCloth(layer))
}

interface KeptStyles extends Pick<KeptTexts, 'keep' | 'drop'> {
  readonly kept: readonly KeptText[]
}

/** The styles of texts that this device keeps by name. */
export function useKeptStyles(): KeptStyles {
  const { list, keep, drop } = useDesignAccess().media.styles
  return { kept: useStream(list), keep, drop }
}
