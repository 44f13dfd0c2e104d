import { Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { PlayerFields, PlayerId } from '../../../engine/index.ts'
import { sizeName } from '../../i18n/formats.ts'
import { designPath } from '../../studio/designAddress.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import styles from './roster.module.css'

interface RosterProps {
  readonly players: readonly (readonly [PlayerId, PlayerFields])[]
  readonly kits: number
}

/** Who wears the kit, to be read through once more. */
export function Roster({ players, kits }: RosterProps) {
  const { t } = useTranslation('checkout')
  const { id, garment } = useOpenedDesign()
  const change = (
    <Link className="button line" to={designPath({ garment: garment.slug, id })}>
      <Users aria-hidden />
      {players.length === 0 ? t('roster.begin') : t('roster.change')}
    </Link>
  )
  return (
    <section aria-labelledby="roster">
      <div className={styles.head}>
        <h2 id="roster">{t('roster.title')}</h2>
        {players.length > 0 && change}
      </div>
      {players.length === 0 ? (
        <div className={styles.nobody}>
          <p>{t('roster.nobody')}</p>
          {change}
        </div>
      ) : (
        <>
          <ScrollRegion className={styles.scroll} label={t('roster.count', { players: players.length, kits })}>
            <table className={styles.table} aria-labelledby="roster">
              <thead>
                <tr>
                  {(['number', 'name', 'size', 'shortsSize', 'sleeve', 'quantity'] as const).map(field => (
                    <th key={field} scope="col">
                      {t(`app:roster.column.${field}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {players.map(([player, fields]) => (
                  <RosterLine key={player} fields={fields} />
                ))}
              </tbody>
            </table>
          </ScrollRegion>
          <p className={styles.count}>{t('roster.count', { players: players.length, kits })}</p>
        </>
      )}
    </section>
  )
}

function RosterLine({ fields }: { readonly fields: PlayerFields }) {
  const { t } = useTranslation('checkout')
  const { number, name, size, shortsSize, sleeve, quantity, goalkeeper } = fields
  return (
    <tr>
      <td className={styles.number}>{number}</td>
      <td>
        {name}
        {goalkeeper && <span className={styles.tag}>{t('app:roster.column.goalkeeper')}</span>}
      </td>
      <td>{sizeName(size)}</td>
      <td>{sizeName(shortsSize ?? size)}</td>
      <td>{sleeve === null ? t('roster.asDesigned') : t(`app:roster.sleeve.${sleeve}`)}</td>
      <td>{quantity}</td>
    </tr>
  )
}
