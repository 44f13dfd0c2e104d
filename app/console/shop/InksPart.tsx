import { ClipboardPaste, Palette, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FabricInk } from '../../../server/contract/tenantSettings.ts'
import { formatNumber } from '../../i18n/formats.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import table from '../orders/orders.module.css'
import { InkDialog } from './InkDialog.tsx'
import { PasteInks } from './PasteInks.tsx'
import styles from './shop.module.css'
import type { ShopPartProps } from './useShop.ts'

/** The shop's colour book: its inks with their measured values. */
export function InksPart({ shop: { settings }, change }: ShopPartProps) {
  const { t } = useTranslation('shop')
  const inks = settings.inks ?? []
  const [edited, setEdited] = useState<FabricInk | 'new' | null>(null)
  const [isPasting, setPasting] = useState(false)
  const ink = edited === 'new' ? null : edited
  const save = (next: readonly FabricInk[]) => change({ inks: [...next] })
  return (
    <>
      <div className={styles.tools}>
        <p className={styles.lead}>{t('inks.lead')}</p>
        <button type="button" className="button line" onClick={() => setPasting(true)}>
          <ClipboardPaste aria-hidden />
          {t('inks.paste')}
        </button>
        <button type="button" className="button primary" onClick={() => setEdited('new')}>
          <Plus aria-hidden />
          {t('inks.add')}
        </button>
      </div>
      {inks.length === 0 ? (
        <EmptyState icon={Palette} title={t('inks.none')} text={t('inks.noneText')} />
      ) : (
        <>
          <InkTable inks={inks} edit={setEdited} remove={gone => void save(inks.filter(one => one !== gone))} />
          <p className={styles.lead}>{t('inks.count', { count: inks.length })}</p>
        </>
      )}
      {edited !== null && (
        <InkDialog
          ink={ink}
          taken={inks.filter(one => one !== ink).map(({ name }) => name.toLowerCase())}
          save={saved => save(ink ? inks.map(one => (one === ink ? saved : one)) : [...inks, saved])}
          close={() => setEdited(null)}
        />
      )}
      {isPasting && <PasteInks inks={inks} save={save} close={() => setPasting(false)} />}
    </>
  )
}

interface InkTableProps {
  readonly inks: readonly FabricInk[]
  edit(ink: FabricInk): void
  remove(ink: FabricInk): void
}

function InkTable({ inks, edit, remove }: InkTableProps) {
  const { t } = useTranslation('shop')
  return (
    <ScrollRegion className={table.scroll} label={t('part.inks')}>
      <table className={table.table} data-plain>
        <thead>
          <tr>
            <th scope="col">{t('inks.columns.name')}</th>
            <th scope="col">{t('inks.columns.colour')}</th>
            <th scope="col">{t('inks.columns.lab')}</th>
            <td className={styles.rest} />
          </tr>
        </thead>
        <tbody>
          {inks.map(ink => (
            <tr key={ink.name}>
              <td>
                <span className={styles.ink}>
                  <span className={styles.swatch} style={{ background: ink.colour }} aria-hidden />
                  {ink.name}
                  {ink.nameKh !== undefined && <small lang="km">{ink.nameKh}</small>}
                </span>
              </td>
              <td>{ink.colour}</td>
              <td>{ink.lab ? ink.lab.map(value => formatNumber(value, 1)).join(' · ') : t('inks.unmeasured')}</td>
              <td>
                <span className={styles.acts}>
                  <button
                    type="button"
                    className="icon-button small"
                    aria-label={t('inks.edit', { name: ink.name })}
                    onClick={() => edit(ink)}
                  >
                    <Pencil aria-hidden />
                  </button>
                  <button
                    type="button"
                    className="icon-button small"
                    aria-label={t('inks.remove', { name: ink.name })}
                    onClick={() => remove(ink)}
                  >
                    <Trash2 aria-hidden />
                  </button>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
