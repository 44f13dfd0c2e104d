import { lazy, Suspense } from 'react'
import { useLockedTries } from '../standing/useLockedTries.ts'
import { useStanding } from '../standing/useStanding.ts'
import { useFaultMessages } from './useFaultMessages.ts'
import { useLossMessage } from './useLossMessage.ts'
import { useMissingFaceMessages } from './useMissingFaceMessages.ts'
import { useNotSavedMessage } from './useNotSavedMessage.ts'
import { useOtherVersionMessage } from './useOtherVersionMessage.ts'
import { useRefusal } from './useRefusal.ts'
import { useRemovedLayerMessage } from './useRemovedLayerMessage.ts'
import { useReplacedWork } from './useReplacedWork.ts'

const RefusalDialog = lazy(async () => ({ default: (await import('./RefusalDialog.tsx')).RefusalDialog }))
const ReplacedDialog = lazy(async () => ({ default: (await import('./ReplacedDialog.tsx')).ReplacedDialog }))

/** Says what has happened to the open design that nobody on this page has done. */
export function DesignMessages() {
  useLossMessage()
  useNotSavedMessage()
  useFaultMessages()
  useMissingFaceMessages()
  useRemovedLayerMessage()
  useOtherVersionMessage()
  useStanding()
  useLockedTries()
  const { refusal, putOff } = useRefusal()
  const { listed, close } = useReplacedWork()
  return (
    <Suspense>
      {refusal && <RefusalDialog refusal={refusal} close={putOff} />}
      {listed && <ReplacedDialog listed={listed} close={close} />}
    </Suspense>
  )
}
