import { useTranslation } from 'react-i18next'
import { useDesignAccess } from './DesignAccess.ts'

export type Words = (key: string, values?: Readonly<Record<string, string | number>>) => string

/** The tool's own words, from its labels files. */
export function useWords(): Words {
  const { tool } = useDesignAccess()
  const { t } = useTranslation(`tool.${tool}`)
  return (key, values) => t(key, { ...values })
}

/** The garment's words: `zones.base`, `slots.teamName`, `panels.front`. What has no word yet is called by its id. */
export function useGarmentWords(): Words {
  const { garment } = useDesignAccess()
  const { t } = useTranslation(`garment.${garment.slug}`)
  return (key, values) => t(key, { defaultValue: key.slice(key.lastIndexOf('.') + 1), ...values })
}
