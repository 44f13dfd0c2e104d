import { Moon, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useStream } from '../device/useStream.ts'
import { useServices } from '../session/ServicesContext.ts'

/** Light and dark. */
export function ThemeButton({ worded = false }: { readonly worded?: boolean }) {
  const { t } = useTranslation()
  const { theme } = useServices()
  const isDark = useStream(theme) === 'dark'
  const Icon = isDark ? Sun : Moon
  const label = isDark ? t('app:theme.light') : t('app:theme.dark')
  return (
    <button
      type="button"
      className={worded ? 'button' : 'icon-button'}
      aria-label={worded ? undefined : label}
      data-tip={worded ? undefined : label}
      onClick={() => theme.set(isDark ? 'light' : 'dark')}
    >
      <Icon aria-hidden />
      {worded && label}
    </button>
  )
}
