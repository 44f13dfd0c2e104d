import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { type FontId, namedFont } from '../../../engine/index.ts'
import { useStream } from '../../device/useStream.ts'
import { Select } from '../../ui/controls/native/Select.tsx'
import { SwitchField } from '../../ui/controls/native/SwitchField.tsx'
import { familyWith } from './fontPages.ts'
import styles from './fonts.module.css'
import { useFontShelf } from './useFontShelf.ts'

interface FontVariantsProps {
  readonly font: FontId
  readonly choose: (font: FontId) => void
}

/** The weights of the chosen family, and its italic; nothing for a family of one. */
export function FontVariants({ font, choose }: FontVariantsProps) {
  const { t } = useTranslation()
  const fonts = useFontShelf()
  const families = useStream(fonts.families)
  // Of a family that the service has, only the service knows the weights.
  const isOfService = namedFont(font)?.kind === 'family'
  useEffect(() => {
    if (isOfService) void fonts.load()
  }, [fonts, isOfService])
  const variants = familyWith(families, font)?.variants ?? []
  const chosen = variants.find(variant => variant.font === font)
  if (!chosen || variants.length < 2) return null
  const weights = [...new Set(variants.map(({ weight }) => weight))].sort((one, other) => one - other)
  const at = (weight: number, style: string) =>
    variants.find(variant => variant.weight === weight && variant.style === style)
  const turned = at(chosen.weight, chosen.style === 'italic' ? 'normal' : 'italic')
  return (
    <div className={styles.variants}>
      {weights.length > 1 && (
        <Select
          label={t('fonts.weight')}
          value={String(chosen.weight)}
          choices={weights.map(weight => ({
            value: String(weight),
            label: `${t(`fonts.weights.${weight}`)} ${weight}`,
          }))}
          choose={weight => {
            const next = at(Number(weight), chosen.style) ?? at(Number(weight), 'normal')
            if (next) choose(next.font)
          }}
        />
      )}
      {turned && (
        <SwitchField label={t('fonts.italic')} on={chosen.style === 'italic'} choose={() => choose(turned.font)} />
      )}
    </div>
  )
}
