import { useTranslation } from 'react-i18next'
import { panels } from '../../../plugins/panels.ts'
import { useStream } from '../../device/useStream.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { keyCaps } from '../shortcuts/KeyCaps.tsx'
import { strokesOfTool } from '../shortcuts/shortcuts.ts'
import styles from './rail.module.css'
import { ToolIcon } from './ToolIcon.tsx'

interface RailProps {
  readonly className: string | undefined
  readonly chosen: string | null
  readonly choose: (tool: string | null) => void
}

/** The tools that have a panel, in the order they are given. A tool that failed is greyed out. */
export function Rail({ className, chosen, choose }: RailProps) {
  const { t } = useTranslation()
  const { tools, pluginErrors } = useOpenedDesign()
  const failed = useStream(pluginErrors)
  return (
    <nav className={className} aria-label={t('editor.tools')} data-tour="rail">
      <div className={styles.rail}>
        {tools
          .filter(tool => tool.id in panels)
          .map(tool => {
            const { id, icon } = tool
            const isOff = failed.some(error => error.plugin === id)
            const name = t('name', { ns: `tool.${id}` })
            const caps = strokesOfTool(tool).flatMap(keyCaps).join(' ')
            return (
              <button
                key={id}
                type="button"
                className={styles.tool}
                data-tool={id}
                aria-pressed={chosen === id}
                aria-disabled={isOff || undefined}
                aria-keyshortcuts={caps || undefined}
                aria-description={isOff ? t('error.off') : undefined}
                data-tip={isOff ? t('error.off') : caps && `${name} · ${caps}`}
                onClick={() => !isOff && choose(chosen === id ? null : id)}
              >
                <ToolIcon name={icon} />
                <span>{name}</span>
              </button>
            )
          })}
      </div>
    </nav>
  )
}
