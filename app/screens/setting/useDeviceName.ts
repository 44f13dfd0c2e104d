import { useTranslation } from 'react-i18next'

/** Says a device as the server names it, `Firefox on Windows`, in the visitor's language. */
export function useDeviceName(): (device: string) => string {
  const { t } = useTranslation('setting')
  return device => {
    const [browser = '', system] = device.split(' on ')
    if (device === 'Unknown device') return t('sessions.unknown')
    return system === undefined ? browser : t('sessions.device', { browser, system })
  }
}
