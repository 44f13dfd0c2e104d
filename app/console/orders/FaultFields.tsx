import { Plus, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { maxFaults, type Order, type OrderFault } from '../../../server/contract/orders/order.ts'
import { sizeName } from '../../i18n/formats.ts'
import { FormChoice, FormField } from '../../ui/forms/FormFields.tsx'
import styles from './order.module.css'

interface FaultFieldsProps {
  /** The designs of the order, at least one. */
  readonly lines: Order['lines']
  readonly faults: readonly OrderFault[]
  /** Whether those without a text are marked. */
  readonly isChecked: boolean
  change(faults: readonly OrderFault[]): void
}

/** Says of a rejection which design or which player it is about. */
export function FaultFields({ lines, faults, isChecked, change }: FaultFieldsProps) {
  const { t } = useTranslation('console')
  const [first] = lines
  const nameOf = (name: string, at: number) => name || `${t('order.unnamed')}${lines.length > 1 ? ` ${at + 1}` : ''}`
  const set = (at: number, changes: Partial<OrderFault>) =>
    change(faults.map((fault, index) => (index === at ? { ...fault, ...changes } : fault)))
  const players = (design: string) =>
    (lines.find(line => line.design === design)?.pieces ?? []).map(({ number, name, size }, row) => ({
      value: String(row),
      label: `${[number, name].filter(Boolean).join(' ') || `${row + 1}.`} · ${sizeName(size)}`,
    }))
  return (
    <fieldset className={styles.faults}>
      <legend>{t('step.faults.title')}</legend>
      {faults.map(({ design, row, text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place has nothing else of its own, and its fields hold no state.
        <div key={at} className={styles.fault}>
          {lines.length > 1 && (
            <FormChoice
              label={t('step.faults.design')}
              choices={lines.map((line, index) => ({ value: line.design, label: nameOf(line.name, index) }))}
              value={design}
              onChange={event => set(at, { design: event.target.value, row: null })}
            />
          )}
          <FormChoice
            label={t('step.faults.player')}
            choices={[{ value: '', label: t('step.faults.whole') }, ...players(design)]}
            value={row === null ? '' : String(row)}
            onChange={event => set(at, { row: event.target.value === '' ? null : Number(event.target.value) })}
          />
          <FormField
            label={t('step.faults.text')}
            required
            maxLength={500}
            value={text}
            error={isChecked && text.trim() === '' ? 'required' : undefined}
            onChange={event => set(at, { text: event.target.value })}
            end={
              <button
                type="button"
                className="icon-button small"
                aria-label={t('step.faults.remove')}
                onClick={() => change(faults.filter((_, index) => index !== at))}
              >
                <Trash2 aria-hidden />
              </button>
            }
          />
        </div>
      ))}
      {first && faults.length < maxFaults && (
        <button
          type="button"
          className="button line"
          onClick={() => change([...faults, { design: faults.at(-1)?.design ?? first.design, row: null, text: '' }])}
        >
          <Plus aria-hidden />
          {t('step.faults.add')}
        </button>
      )}
    </fieldset>
  )
}
