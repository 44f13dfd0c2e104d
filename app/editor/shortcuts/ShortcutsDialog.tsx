import { useTranslation } from 'react-i18next'
import { panels } from '../../../plugins/panels.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { TaskDialog } from '../../ui/controls/dialog/Dialogs.tsx'
import type { EditorDialogProps } from '../controls/EditorControlsContext.ts'
import { KeyCaps } from './KeyCaps.tsx'
import styles from './shortcuts.module.css'
import {
  clipboardShortcuts,
  editorShortcuts,
  type KeyStroke,
  layerShortcuts,
  type Shortcut,
  stageShortcuts,
  strokesOfTool,
} from './shortcuts.ts'

/** Every shortcut that there is, out of the lists that the page acts on. */
export function ShortcutsDialog({ close }: EditorDialogProps) {
  const { t } = useTranslation()
  const { tools } = useOpenedDesign()
  const keyed = tools.filter(tool => tool.id in panels && tool.shortcut)
  const named = (shortcuts: readonly Shortcut[]) =>
    shortcuts.map(({ id, strokes }) => ({ name: t(`shortcuts.does.${id}`), strokes }))
  return (
    <TaskDialog title={t('shortcuts.title')} isWide close={close}>
      <div className={styles.groups}>
        <ShortcutGroup title={t('shortcuts.everywhere')} rows={named(editorShortcuts)} />
        <ShortcutGroup title={t('shortcuts.onSelected')} rows={named([...layerShortcuts, ...clipboardShortcuts])} />
        <ShortcutGroup title={t('shortcuts.onGarment')} rows={named(stageShortcuts)} />
        <ShortcutGroup
          title={t('editor.tools')}
          rows={keyed.map(tool => ({ name: t('name', { ns: `tool.${tool.id}` }), strokes: strokesOfTool(tool) }))}
        />
      </div>
    </TaskDialog>
  )
}

interface ShortcutGroupProps {
  readonly title: string
  readonly rows: readonly { readonly name: string; readonly strokes: readonly KeyStroke[] }[]
}

function ShortcutGroup({ title, rows }: ShortcutGroupProps) {
  const { t } = useTranslation()
  return (
    <section>
      <h3>{title}</h3>
      <dl className={styles.list}>
        {rows.map(({ name, strokes }) => (
          <div key={name}>
            <dt>{name}</dt>
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
