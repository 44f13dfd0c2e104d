import { use, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { fabricKinds, type ProductType } from '../../../engine/index.ts'
import { formatMoney } from '../../i18n/formats.ts'
import { usePrices } from '../../session/prices.ts'
import { ServicesContext } from '../../session/ServicesContext.ts'
import { ChoiceGrid } from '../controls/ChoiceGrid.tsx'
import { Line, Section } from '../controls/layout.tsx'
import { FabricSwatch } from './FabricSwatch.tsx'

export interface FabricFieldProps {
  readonly product: ProductType
  /** `null` while none was chosen. */
  readonly value: string | null
  readonly choose: (fabric: string) => void
}

/** The fabrics that the shop makes a product of, each with the price of one piece. Nothing where there is no choice. */
export function FabricField(props: FabricFieldProps) {
  return use(ServicesContext) && <ShopFabrics {...props} />
}

function ShopFabrics({ product, value, choose }: FabricFieldProps) {
  const { t } = useTranslation()
  const label = useId()
  const { value: table } = usePrices()
  const fabrics = table?.products.find(({ productType }) => productType === product)?.fabrics ?? []
  if (fabrics.length < 2) return null
  return (
    <>
      <Line />
      <Section>
        <p id={label}>{t('fabricChoice')}</p>
        <ChoiceGrid
          label={t('fabricChoice')}
          choices={fabrics.map(({ fabric, unitPrice }) => {
            const kind = fabricKinds.find(known => known === fabric)
            const name = t(`app:fabric.${fabric}`, { defaultValue: fabric })
            return {
              value: fabric,
              name: `${name} · ${formatMoney(unitPrice)}`,
              image: kind && <FabricSwatch kind={kind} />,
            }
          })}
          value={value}
          choose={choose}
        />
      </Section>
    </>
  )
}
