import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FabricInk } from '../../../server/contract/tenantSettings.ts'
import { TaskDialog } from '../../ui/controls/dialog/Dialogs.tsx'
import { SwitchField } from '../../ui/controls/native/SwitchField.tsx'
import { FormArea } from '../../ui/forms/FormFields.tsx'
import { readInks } from './inkLines.ts'
import styles from './shop.module.css'

interface PasteInksProps {
  readonly inks: readonly FabricInk[]
  /** Whether they were saved. */
  save(inks: FabricInk[]): Promise<boolean>
  close(): void
}

const maxInks = 200
const maxWrong = 8

/** Reads a pasted list of inks; every line that is none is named with what is wrong with it. */
export function PasteInks({ inks, save, close }: PasteInksProps) {
  const { t } = useTranslation('shop')
  const [text, setText] = useState('')
  const [isWhole, setWhole] = useState(false)
  const read = readInks(text)
  const names = new Set(read.inks.map(({ name }) => name.toLowerCase()))
  const kept = isWhole ? [] : inks.filter(({ name }) => !names.has(name.toLowerCase()))
  // A list has one name for each: the Khmer one of an ink that is known stays.
  const nameKhOf = new Map(inks.map(({ name, nameKh }) => [name.toLowerCase(), nameKh]))
  const named = read.inks.map(ink => {
    const nameKh = nameKhOf.get(ink.name.toLowerCase())
    return nameKh === undefined ? ink : { ...ink, nameKh }
  })
  const next = [...kept, ...named]
  const isReady = read.inks.length > 0 && read.wrong.length === 0 && next.length <= maxInks
  const take = async () => {
    if (isReady && (await save(next))) close()
  }
  return (
    <TaskDialog title={t('inks.paste')} lead={t('inks.pasteLead')} isWide close={close}>
      <div className={styles.form}>
        <FormArea
          label={t('inks.rows')}
          rows={10}
          spellCheck={false}
          placeholder={'Temple red, #c2182b, 42.5, 62, 32\nMekong blue, , 36, 18, -65'}
          value={text}
          onChange={event => setText(event.target.value)}
        />
        <SwitchField label={t('inks.replace')} on={isWhole} choose={setWhole} />
        <div role="status">
          {read.wrong.slice(0, maxWrong).map(({ line, name, reason }) => (
            <p key={line} className={styles.wrong}>
              {t(`inks.wrong.${reason}`, { line, name })}
            </p>
          ))}
          {next.length > maxInks && <p className={styles.wrong}>{t('inks.wrong.many')}</p>}
          {isReady && <p>{t('inks.read', { count: read.inks.length })}</p>}
        </div>
        <button type="button" className="button primary" aria-disabled={!isReady} onClick={() => void take()}>
          {t('inks.take')}
        </button>
      </div>
    </TaskDialog>
  )
}
