import { useDesign, useGarment } from '../../../app/panelkit/index.ts'
import type { Command, LayerId } from '../../../engine/index.ts'
import type { Target } from './target.ts'

/** What the fields of one text are made with. */
export interface TextFields {
  readonly target: Target
  /** Handlers of a field whose value makes a command. */
  field<Value>(commandOf: (value: Value) => Command): {
    readonly preview: (value: Value) => void
    readonly choose: (value: Value) => void
  }
  readonly cancel: () => void
}

/** The text in the version that the stage shows. */
export function useTextFields(layer: LayerId): TextFields {
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
