import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { hasRight, type Right, rights, staffRoles } from '../../../server/contract/console/rights.ts'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import styles from '../orders/orders.module.css'
import own from './staff.module.css'

const names = Object.keys(rights) as Right[]

/** Which role may do what: the table that the server goes by. */
export function RightsTable() {
  const { t } = useTranslation('console')
  return (
    <section className={own.rights} aria-labelledby="rights">
      <h2 id="rights">{t('staff.rights')}</h2>
      <ScrollRegion className={styles.scroll} label={t('staff.rights')}>
        <table className={styles.table} data-plain>
          <thead>
            <tr>
              <th scope="col">{t('staff.may')}</th>
              {staffRoles.map(role => (
                <th key={role} scope="col">
                  {t(`role.${role}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {names.map(right => (
              <tr key={right}>
                <th scope="row">{t(`staff.right.${right}`)}</th>
                {staffRoles.map(role => (
                  <td key={role}>
                    {hasRight(role, right) ? <Check role="img" aria-label={t('staff.yes')} /> : <span>–</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  )
}
