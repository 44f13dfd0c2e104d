import { useFaultMessages } from './useFaultMessages.ts'
import { useLossMessage } from './useLossMessage.ts'
import { useMissingFaceMessages } from './useMissingFaceMessages.ts'
import { useRefusedWorkMessage } from './useRefusedWorkMessage.ts'
import { useRemovedLayerMessage } from './useRemovedLayerMessage.ts'

/** Says what has happened to the open design that nobody on this page has done. */
export function DesignMessages() {
  useLossMessage()
  useRefusedWorkMessage()
  useFaultMessages()
  useMissingFaceMessages()
  useRemovedLayerMessage()
  return null
}
