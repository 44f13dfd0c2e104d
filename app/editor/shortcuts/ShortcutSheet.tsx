import { useTranslation } from 'react-i18next'
import { TaskDialog } from '../../shell/dialog/TaskDialog.tsx'
import type { EditorDialogProps } from '../dialogs/editorDialog.ts'
import { KeyCaps } from './KeyCaps.tsx'
import styles from './shortcuts.module.css'
import { editorShortcuts, layerShortcuts, type Shortcut, stageShortcuts } from './shortcuts.ts'

/** Every shortcut that there is, out of the lists that the page acts on. */
export function ShortcutSheet({ close }: EditorDialogProps) {
  const { t } = useTranslation()
  return (
    <TaskDialog title={t('shortcuts.title')} isWide close={close}>
      <div className={styles.groups}>
        <ShortcutGroup title={t('shortcuts.everywhere')} shortcuts={editorShortcuts} />
        <ShortcutGroup title={t('shortcuts.onSelected')} shortcuts={layerShortcuts} />
        <ShortcutGroup title={t('shortcuts.onGarment')} shortcuts={stageShortcuts} />
      </div>
    </TaskDialog>
  )
}

function ShortcutGroup({ title, shortcuts }: { readonly title: string; readonly shortcuts: readonly Shortcut[] }) {
  const { t } = useTranslation()
  return (
    <section>
      <h3>{title}</h3>
      <dl className={styles.list}>
        {shortcuts.map(({ id, strokes }) => (
          <div key={id}>
            <dt>{t(`shortcuts.does.${id}`)}</dt>
            <dd>
              {strokes.map((stroke, index) => (
                <span key={JSON.stringify(stroke)} className={styles.stroke}>
                  {index > 0 && <span className={styles.or}>{t('shortcuts.or')}</span>}
                  <KeyCaps stroke={stroke} />
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
