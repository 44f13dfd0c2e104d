import { Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { chosenBy, type PlayerFields, type PlayerId, type PlayerOption, sizeChosenBy } from '../../../engine/index.ts'
import { sizeName } from '../../i18n/formats.ts'
import { SizeGuideButton } from '../../panelkit/players/SizeGuideButton.tsx'
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
  const { t: names } = useTranslation(`garment.${garment.slug}`)
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
        {players.length > 0 && (
          <div className={styles.acts}>
            <SizeGuideButton garment={garment} />
            {change}
          </div>
        )}
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
                  <Heads fields={['number', 'name', 'size']} />
                  {garment.playerOptions.map(({ field }) => (
                    <th key={field} scope="col">
                      {names(`playerOptions.${field}.name`)}
                    </th>
                  ))}
                  <Heads fields={['quantity']} />
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

function Heads({ fields }: { readonly fields: readonly string[] }) {
  const { t } = useTranslation('checkout')
  return fields.map(field => (
    <th key={field} scope="col">
      {t(`app:roster.column.${field}`)}
    </th>
  ))
}

function RosterLine({ fields }: { readonly fields: PlayerFields }) {
  const { t } = useTranslation('checkout')
  const { garment } = useOpenedDesign()
  const { number, name, size, quantity, goalkeeper } = fields
  return (
    <tr>
      <td className={styles.number}>{number}</td>
      <td>
        {name}
        {goalkeeper && <span className={styles.tag}>{t('app:roster.column.goalkeeper')}</span>}
      </td>
      <td>{sizeName(size)}</td>
      {garment.playerOptions.map(option => (
        <td key={option.field}>
          <Choice player={fields} option={option} />
        </td>
      ))}
      <td>{quantity}</td>
    </tr>
  )
}

function Choice({ player, option }: { readonly player: PlayerFields; readonly option: PlayerOption }) {
  const { t } = useTranslation('checkout')
  const { garment } = useOpenedDesign()
  const { t: names } = useTranslation(`garment.${garment.slug}`)
  if (option.kind === 'size') return sizeName(sizeChosenBy(player, option) ?? player.size)
  const chosen = chosenBy(player, garment, option)
  return chosen === null ? t('roster.asDesigned') : names(`playerOptions.${option.field}.values.${chosen}`)
}
