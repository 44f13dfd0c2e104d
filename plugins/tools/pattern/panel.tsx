import { useDesign, useGarment, useWords, ZoneRows } from '../../../app/panelkit/index.ts'
import { isZoneShown, noPattern, shownPattern, type Zone } from '../../../engine/index.ts'
import { PatternForm } from './PatternForm.tsx'
import { tileNames } from './tileNames.tsx'

/** The zones of the cloth and the pattern over the chosen one. */
export function PatternPanel() {
  const words = useWords()
  const { shown } = useDesign()
  const { zones, version } = useGarment()
  const names = tileNames(words)
  const patternName = (zone: Zone): string => {
    const { id } = shownPattern(shown, version, zone) ?? noPattern
    return names[id] ?? words('none')
  }
  return (
    <ZoneRows
      heading={words('where')}
      zones={zones.filter(zone => isZoneShown(shown, version, zone))}
      detailOf={patternName}
      form={zone => <PatternForm key={`${version} ${zone.key}`} zone={zone} />}
    />
  )
}
