import { Shapes } from 'lucide-react'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { listShopTemplatesCall, type ShopTemplate } from '../../../server/contract/console/shopTemplates.ts'
import { useScreenWords } from '../../i18n/words.ts'
import { useRequest } from '../../session/api/useRequest.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { useStudio } from '../../studio/StudioContext.ts'
import { useOpenedResource } from '../../studio/useOpenedResource.ts'
import { EmptyState, LoadError } from '../../ui/EmptyState.tsx'
import { ListPage } from '../frame/ListPage.tsx'
import { TemplateCard } from './TemplateCard.tsx'
import styles from './templates.module.css'
import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }

/** `/console/templates`: the designs that the shop offers as templates, by product. */
export function TemplatesScreen() {
  useScreenWords('templates', { en, kh })
  const { t } = useTranslation('templates')
  const { client } = useServices()
  const studio = useStudio()
  const found = useRequest(['console-templates'], () => client.send(listShopTemplatesCall))
  const openKits = useCallback(async () => {
    const renderer = studio.openKitRenderer()
    return { found: renderer.kits, close: renderer.close }
  }, [studio])
  const [kits] = useOpenedResource(openKits)
  const items = found.kind === 'ok' ? found.value.items : []
  const offered = items.filter(({ retiredAt }) => retiredAt === null)
  const retired = items.filter(({ retiredAt }) => retiredAt !== null)
  const types = [...new Set(offered.map(({ productType }) => productType))]
  const cards = (shown: readonly ShopTemplate[], isOrdered: boolean) => (
    <ol className={styles.cards}>
      {shown.map((template, index) => (
        <TemplateCard
          key={template.id}
          template={template}
          kits={kits}
          beside={isOrdered ? { ids: shown.map(({ id }) => id), index } : null}
          changed={found.retry}
        />
      ))}
    </ol>
  )
  return (
    <ListPage title={t('title')}>
      <p className={styles.lead}>{t('lead')}</p>
      {found.kind === 'loading' && <span className={styles.waiting} role="status" aria-label={t('app:loading')} />}
      {found.kind === 'failed' && <LoadError error={found.error} retry={found.retry} />}
      {found.kind === 'ok' && items.length === 0 && <EmptyState icon={Shapes} title={t('none')} text={t('noneText')} />}
      {types.map(type => (
        <section key={type} className={styles.group} aria-labelledby={`type-${type}`}>
          <h2 id={`type-${type}`}>{t(`app:product.${type}`)}</h2>
          {cards(
            offered.filter(({ productType }) => productType === type),
            true,
          )}
        </section>
      ))}
      {retired.length > 0 && (
        <section className={styles.group} aria-labelledby="retired">
          <h2 id="retired">{t('retired')}</h2>
          {cards(retired, false)}
        </section>
      )}
    </ListPage>
  )
}
