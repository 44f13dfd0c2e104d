import type { Command, LayerId, LayerTarget } from '../../engine/index.ts'
import { useDesign } from './useDesign.ts'
import { useGarment } from './useGarment.ts'

/** What the fields of one layer are made with. */
export interface LayerFieldsKit {
  readonly target: Pick<LayerTarget, 'layer' | 'version'>
  /** Handlers of a field whose value makes a command. */
  field<Value>(commandOf: (value: Value) => Command): {
    readonly preview: (value: Value) => void
    readonly choose: (value: Value) => void
  }
  readonly cancel: () => void
}

/** The layer in the version that the stage shows. */
export function useLayerFields(layer: LayerId): LayerFieldsKit {
  const { preview, dispatch } = useDesign()
  const { version } = useGarment()
  return {
    target: { layer, version },
    field: commandOf => ({
      preview: value => void preview(commandOf(value)),
      choose: value => void dispatch(commandOf(value)),
    }),
    cancel: () => void preview(null),
  }
}
