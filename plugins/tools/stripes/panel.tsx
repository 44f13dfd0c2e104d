import { useDesign, useGarment, useGarmentWords, useWords, ZoneRows } from '../../../app/panelkit/index.ts'
import { shownLayout, type Zone } from '../../../engine/index.ts'
import { StripeForm } from './StripeForm.tsx'

/** The stripes of the kit, and how the chosen one lies. */
export function StripesPanel() {
  const words = useWords()
  const garmentWords = useGarmentWords()
  const { shown } = useDesign()
  const { zones, version } = useGarment()
  const layoutName = (zone: Zone): string => {
    const layout = shownLayout(shown, version, zone)
    const isKnown = layout !== null && Object.hasOwn(zone.layouts ?? {}, layout)
    return isKnown ? garmentWords(`layouts.${zone.key}.${layout}`) : words('none')
  }
  return (
    <ZoneRows
      heading={words('where')}
      zones={zones.filter(({ layouts }) => layouts)}
      detailOf={layoutName}
      form={zone => <StripeForm key={zone.key} zone={zone} />}
    />
  )
}
