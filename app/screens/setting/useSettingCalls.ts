import { useMemo } from 'react'
import { useServices } from '../../session/ServicesContext.ts'
import { settingCalls } from './settingCalls.ts'

/** The calls of the settings, in the customer's name. */
export function useSettingCalls() {
  const { ask } = useServices()
  return useMemo(() => settingCalls(ask), [ask])
}
