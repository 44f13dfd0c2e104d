import type { Command } from '../../engine/index.ts'
import { ActionButton } from './ActionButton.tsx'
import { useDesign } from './useDesign.ts'
import { useSelection } from './useSelection.ts'

/** Takes the selected thing away; grey where that would be refused. */
export function RemoveButton({ label, removal }: { readonly label: string; readonly removal: Command }) {
  const { dispatch, check } = useDesign()
  const [, select] = useSelection()
  return (
    <ActionButton
      label={label}
      icon="trash"
      kind="danger"
      disabled={check(removal).kind === 'refused'}
      act={() => {
        dispatch(removal)
        select({ kind: 'none' })
      }}
    />
  )
}
