import { useContext, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { setName } from '../../../plugins/index.ts'
import { useStream } from '../../device/useStream.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { NameField } from '../../ui/designs/NameField.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { EditorControlsContext } from '../controls/EditorControlsContext.ts'
import styles from './topBar.module.css'

/** The design's name: a button that turns into a field. */
export function DesignName() {
  const { t } = useTranslation()
  const { engine } = useOpenedDesign()
  const { name } = useStream(engine.document).design
  const [isWriting, setWriting] = useState(false)
  const rename = useContext(EditorControlsContext)?.rename
  useEffect(() => {
    if (!rename) return undefined
    rename.current = () => setWriting(true)
    return () => {
      rename.current = null
    }
  }, [rename])
  const button = useRef<HTMLButtonElement>(null)
  const wasWriting = useRef(false)

  useEffect(() => {
    if (wasWriting.current && !isWriting) button.current?.focus()
    wasWriting.current = isWriting
  }, [isWriting])

  const finish = (written: string | null) => {
    if (written !== null) engine.dispatch(setName.of({ name: written }))
    setWriting(false)
  }
  if (isWriting)
    return (
      <NameField
        label={t('name.label')}
        placeholder={t('name.none')}
        className={styles.nameField}
        name={name}
        finish={finish}
      />
    )
  return (
    <h1 className={styles.title}>
      <PageTitle>{name || t('name.none')}</PageTitle>
      <button ref={button} type="button" className={styles.name} onClick={() => setWriting(true)}>
        <span className="visually-hidden">{t('name.change')} </span>
        {name || t('name.none')}
      </button>
    </h1>
  )
}
