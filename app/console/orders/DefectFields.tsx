import { Plus, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { maxDefects, type Order, type OrderDefect } from '../../../server/contract/orders/order.ts'
import { sizeName } from '../../i18n/formats.ts'
import { FormChoice, FormField } from '../../ui/forms/FormFields.tsx'
import styles from './order.module.css'

interface DefectFieldsProps {
  /** The designs of the order, at least one. */
  readonly lines: Order['lines']
  readonly defects: readonly OrderDefect[]
  /** Whether those without a text are marked. */
  readonly isChecked: boolean
  change(defects: readonly OrderDefect[]): void
}

/** Says of a rejection which design or which player it is about. */
export function DefectFields({ lines, defects, isChecked, change }: DefectFieldsProps) {
  const { t } = useTranslation('console')
  const [first] = lines
  const nameOf = (name: string, at: number) => name || `${t('order.unnamed')}${lines.length > 1 ? ` ${at + 1}` : ''}`
  const set = (at: number, changes: Partial<OrderDefect>) =>
    change(defects.map((defect, index) => (index === at ? { ...defect, ...changes } : defect)))
  const players = (design: string) =>
    (lines.find(line => line.design === design)?.pieces ?? []).map(({ number, name, size }, row) => ({
      value: String(row),
      label: `${[number, name].filter(Boolean).join(' ') || `${row + 1}.`} · ${sizeName(size)}`,
    }))
  return (
    <fieldset className={styles.defects}>
      <legend>{t('step.defects.title')}</legend>
      {defects.map(({ design, row, text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place has nothing else of its own, and its fields hold no state.
        <div key={at} className={styles.defect}>
          {lines.length > 1 && (
            <FormChoice
              label={t('step.defects.design')}
              choices={lines.map((line, index) => ({ value: line.design, label: nameOf(line.name, index) }))}
              value={design}
              onChange={event => set(at, { design: event.target.value, row: null })}
            />
          )}
          <FormChoice
            label={t('step.defects.player')}
            choices={[{ value: '', label: t('step.defects.whole') }, ...players(design)]}
            value={row === null ? '' : String(row)}
            onChange={event => set(at, { row: event.target.value === '' ? null : Number(event.target.value) })}
          />
          <FormField
            label={t('step.defects.text')}
            required
            maxLength={500}
            value={text}
            error={isChecked && text.trim() === '' ? 'required' : undefined}
            onChange={event => set(at, { text: event.target.value })}
            end={
              <button
                type="button"
                className="icon-button small"
                aria-label={t('step.defects.remove')}
                onClick={() => change(defects.filter((_, index) => index !== at))}
              >
                <Trash2 aria-hidden />
              </button>
            }
          />
        </div>
      ))}
      {first && defects.length < maxDefects && (
        <button
          type="button"
          className="button line"
          onClick={() => change([...defects, { design: defects.at(-1)?.design ?? first.design, row: null, text: '' }])}
        >
          <Plus aria-hidden />
          {t('step.defects.add')}
        </button>
      )}
    </fieldset>
  )
}
