import { useTranslation } from 'react-i18next'
import { kitRules, productTypes, type TenantSettings } from '../../../server/contract/tenantSettings.ts'
import { languageCodes, languages } from '../../i18n/languages.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { Segments } from '../../ui/controls/native/Segments.tsx'
import { SwitchField } from '../../ui/controls/native/SwitchField.tsx'
import styles from './shop.module.css'
import type { ShopPartProps } from './useShop.ts'

/** What the shop sells, in which languages, and what is checked of kits. Each switch is saved as it is turned. */
export function RangePart({ shop: { settings }, change }: ShopPartProps) {
  const { t } = useTranslation('shop')
  const { toasts } = useServices()
  const off = settings.kitRulesOff ?? []
  const withOne = <Value extends string>(all: readonly Value[], list: readonly Value[], value: Value, on: boolean) =>
    all.filter(one => (one === value ? on : list.includes(one)))
  const lasting = async (change: () => Promise<boolean>, left: number) => {
    if (left > 0) await change()
    else toasts.show({ key: 'shop', severity: 'warn', text: t('range.last') })
  }
  const setLanguages = (chosen: TenantSettings['languages']) =>
    void lasting(() => change({ languages: chosen }), chosen.length)
  return (
    <div className={styles.cards}>
      <section className={styles.card} aria-labelledby="products">
        <h2 id="products">{t('range.products')}</h2>
        <p>{t('range.productsLead')}</p>
        {productTypes.map(type => (
          <SwitchField
            key={type}
            label={t(`app:product.${type}`)}
            on={settings.productTypes.includes(type)}
            choose={on => {
              const left = withOne(productTypes, settings.productTypes, type, on)
              void lasting(() => change({ productTypes: left }), left.length)
            }}
          />
        ))}
      </section>
      <section className={styles.card} aria-labelledby="rules">
        <h2 id="rules">{t('range.rules')}</h2>
        <p>{t('range.rulesLead')}</p>
        {kitRules.map(rule => (
          <SwitchField
            key={rule}
            label={t(`range.rule.${rule}`)}
            on={!off.includes(rule)}
            choose={on => void change({ kitRulesOff: withOne(kitRules, off, rule, !on) })}
          />
        ))}
      </section>
      <section className={styles.card} aria-labelledby="languages">
        <h2 id="languages">{t('range.languages')}</h2>
        <p>{t('range.languagesLead')}</p>
        {languageCodes.map(code => (
          <SwitchField
            key={code}
            label={languages[code].name}
            on={settings.languages.includes(code)}
            choose={on =>
              setLanguages(on ? [...settings.languages, code] : settings.languages.filter(one => one !== code))
            }
          />
        ))}
        {settings.languages.length > 1 && (
          <Segments
            label={t('range.first')}
            value={settings.languages[0] ?? null}
            segments={settings.languages.map(value => ({
              value,
              label: languages[value].name,
              lang: languages[value].html,
            }))}
            choose={first => setLanguages([first, ...settings.languages.filter(one => one !== first)])}
          />
        )}
      </section>
    </div>
  )
}
