import { useTranslation } from 'react-i18next'
import { type Version, viewOfVersion } from '../../../engine/index.ts'
import { useStream } from '../../device/useStream.ts'
import { Segments } from '../../panelkit/controls/choices.tsx'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'

const versions: readonly Version[] = ['player', 'goalkeeper']

/** Between the players' kit and the goalkeeper's. */
export function VersionSwitch() {
  const { t } = useTranslation()
  const { engine, view } = useOpenedDesign()
  const shown = useStream(view)
  return (
    <Segments
      label={t('stage.versions')}
      segments={versions.map(value => ({ value, label: t(`stage.version.${value}`) }))}
      value={shown.version}
      choose={version => view.set(viewOfVersion(engine.document.current().players, shown, version))}
    />
  )
}
