import { lazy, Suspense } from 'react'
import { useFaultMessages } from './useFaultMessages.ts'
import { useLossMessage } from './useLossMessage.ts'
import { useMissingFaceMessages } from './useMissingFaceMessages.ts'
import { useNotSavedMessage } from './useNotSavedMessage.ts'
import { useOtherVersionMessage } from './useOtherVersionMessage.ts'
import { useRefusedWorkMessage } from './useRefusedWorkMessage.ts'
import { useRemovedLayerMessage } from './useRemovedLayerMessage.ts'
import { useReplacedWork } from './useReplacedWork.ts'

const ReplacedDialog = lazy(async () => ({ default: (await import('./ReplacedDialog.tsx')).ReplacedDialog }))

/** Says what has happened to the open design that nobody on this page has done. */
export function DesignMessages() {
  useLossMessage()
  useNotSavedMessage()
  useRefusedWorkMessage()
  useFaultMessages()
  useMissingFaceMessages()
  useRemovedLayerMessage()
  useOtherVersionMessage()
  const { listed, close } = useReplacedWork()
  return (
    listed && (
      <Suspense>
        <ReplacedDialog listed={listed} close={close} />
      </Suspense>
    )
  )
}
