import { useTranslation } from 'react-i18next'
import type { KitColours } from '../../studio/kits/crestPalette.ts'
import styles from './quickstart.module.css'

export interface ColourStripProps {
  /** What is asked for. */
  readonly legend: string
  readonly colours: KitColours
  readonly choose: (colours: KitColours) => void
}

const roles = ['main', 'second', 'light', 'dark'] as const

/** The colours of a kit side by side, each to be changed. */
export function ColourStrip({ legend, colours, choose }: ColourStripProps) {
  const { t } = useTranslation('quickstart')
  return (
    <fieldset className={styles.colours}>
      <legend>{legend}</legend>
      <div className={styles.strip}>
        {roles.map(role => (
          <label key={role} style={{ background: colours[role] }}>
            <input
              type="color"
              value={colours[role].toLowerCase()}
              onChange={event => choose({ ...colours, [role]: event.target.value.toUpperCase() })}
            />
            <span className="visually-hidden">{t(`role.${role}`)}</span>
          </label>
        ))}
      </div>
      <div className={styles.roles} aria-hidden>
        {roles.map(role => (
          <span key={role}>{t(`role.${role}`)}</span>
        ))}
      </div>
    </fieldset>
  )
}
