import { Eye } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Segments } from '../../ui/controls/native/Segments.tsx'
import { Popover } from '../../ui/controls/popover/Popover.tsx'
import styles from './vision.module.css'
import { type Vision, visions } from './vision.ts'

interface VisionPickerProps {
  readonly vision: Vision
  readonly choose: (vision: Vision) => void
  readonly className: string
}

/** Shows the stage as people see it who tell fewer colours apart. Of this page alone: the design does not know of it. */
export function VisionPicker({ vision, choose, className }: VisionPickerProps) {
  const { t } = useTranslation()
  return (
    <Popover
      label={t('vision.title')}
      button={<Eye aria-hidden />}
      buttonLabel={t('vision.title')}
      tip={t('vision.title')}
      className={className}
    >
      {() => (
        <div className={styles.list}>
          <p>{t('vision.hint')}</p>
          <Segments
            wide
            label={t('vision.title')}
            segments={visions.map(value => ({ value, label: t(`vision.${value}`) }))}
            value={vision}
            choose={choose}
          />
        </div>
      )}
    </Popover>
  )
}
