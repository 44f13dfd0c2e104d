import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { familyOf, recordKey } from '../../../engine/index.ts'
import { fetchedComponent } from '../../device/fetchedComponent.tsx'
import { useStream } from '../../device/useStream.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { useStudio } from '../../studio/StudioContext.ts'
import { useNotifyOutcome } from '../controls/useNotifyOutcome.ts'
import { usePersonName } from '../people/personName.ts'
import { useReviewStatus } from '../review/useReviewStatus.ts'
import { useLockedTries } from '../review/useReviewSteps.ts'
import { useDesignFile } from '../share/useDesignFile.ts'
import { useRefusal } from './useRefusal.ts'
import { useReplacedWork } from './useReplacedWork.ts'

const RefusalDialog = fetchedComponent(async () => (await import('./RefusalDialog.tsx')).RefusalDialog)
const ReplacedDialog = fetchedComponent(async () => (await import('./ReplacedDialog.tsx')).ReplacedDialog)

/** Says what has happened to the open design that nobody on this page has done. */
export function DesignMessages() {
  useLossMessage()
  useNotSavedMessage()
  usePluginErrorMessages()
  useMissingFaceMessages()
  useRemovedLayerMessage()
  useOtherVersionMessage()
  useFullnessMessage()
  useReviewStatus()
  useLockedTries()
  const { refusal, putOff } = useRefusal()
  const { listed, close } = useReplacedWork()
  return (
    <>
      {refusal && <RefusalDialog refusal={refusal} close={putOff} />}
      {listed && <ReplacedDialog listed={listed} close={close} />}
    </>
  )
}

/** Says what could not be read back from this device, and offers to say again what waits for it. */
function useLossMessage(): void {
  const { loss, engine } = useOpenedDesign()
  const { toasts } = useServices()
  const { t } = useTranslation()
  useEffect(() => {
    if (loss === null) return
    const label = t('loss.bringBack', { count: loss.waiting })
    const actions = loss.waiting > 0 ? [{ label, act: () => engine.sync.recoverWaiting() }] : []
    toasts.show({ key: 'loss', severity: 'warn', text: t('loss.text', { count: loss.pieces }), actions })
  }, [loss, engine, toasts, t])
}

/** Says what is lost if the page is closed now, offers the design as a file, and asks before the page closes. */
function useNotSavedMessage(): void {
  const { engine } = useOpenedDesign()
  const { toasts } = useServices()
  const { t } = useTranslation()
  const { save } = useDesignFile()
  const saved = useStream(engine.sync.saved)
  const reason = saved.kind === 'failed' ? saved.reason : null
  useEffect(() => {
    if (reason === null) return toasts.close('saved')
    const actions = [{ label: t('share.saveFile'), act: save }]
    toasts.show({ key: 'saved', severity: 'error', text: t(`saved.lost.${reason}`), actions })
  }, [reason, toasts, t, save])
  const isInDanger = reason !== null && engine.timeline.log().entries().length > 0
  useEffect(() => {
    if (!isInDanger) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isInDanger])
}

/** Says that the design is nearly full, before it is. */
function useFullnessMessage(): void {
  const { engine } = useOpenedDesign()
  const { toasts } = useServices()
  const { t } = useTranslation()
  const percent = useStream(engine.sync.fullness)
  useEffect(() => {
    if (percent > 0) toasts.show({ key: 'full', severity: 'warn', text: t('fullness', { percent }) })
  }, [percent, toasts, t])
}

/** Says which tool failed and was switched off, and that a garment cannot be drafted as it was chosen. */
function usePluginErrorMessages(): void {
  const { pluginErrors } = useOpenedDesign()
  const { toasts } = useServices()
  const { t } = useTranslation()
  const failed = useStream(pluginErrors)
  useEffect(() => {
    const last = failed.at(-1)
    if (!last) return
    const actions = [{ label: t('error.again'), act: () => location.reload() }]
    const kind = last.during === 'pattern' ? 'garment' : 'tool'
    const name = t('name', { ns: `${kind}.${last.plugin}`, defaultValue: last.plugin })
    const text = kind === 'garment' ? t('error.garment', { garment: name }) : t('error.message', { tool: name })
    toasts.show({ key: `fault:${last.plugin}`, severity: 'error', text, actions })
  }, [failed, toasts, t])
}

/** Says which fonts did not come, so that nobody takes the stand-in for what is printed; fetches them once online. */
function useMissingFaceMessages(): void {
  const { toasts } = useServices()
  const { lettering } = useStudio()
  const { t } = useTranslation()
  const missing = useStream(lettering.missing)
  useEffect(() => {
    if (missing.length === 0) return toasts.close('faces')
    const fonts = missing.map(familyOf).join(', ')
    const actions = [{ label: t('faces.again'), act: () => void lettering.retry() }]
    toasts.show({ key: 'faces', severity: 'warn', text: t('faces.missing', { fonts }), actions })
    const retry = () => void lettering.retry()
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [missing, lettering, toasts, t])
}

const removedLife = 12_000

/** Lets go of a selected layer that is gone; says who took it, and offers to bring it back, if it was somebody else. */
function useRemovedLayerMessage(): void {
  const { engine } = useOpenedDesign()
  const { toasts } = useServices()
  const { t } = useTranslation()
  const nameOf = usePersonName()
  const notify = useNotifyOutcome()
  const document = useStream(engine.document)
  const selection = useStream(engine.selection)
  useEffect(() => {
    if (selection.kind !== 'layer' || document.layers[selection.layer]) return
    const { layer } = selection
    const record = recordKey({ kind: 'layer', id: layer, goalkeeper: false })
    engine.selection.set({ kind: 'none' })
    const by = engine.history.current().items.findLast(item => item.records.includes(record))?.author
    if (by === undefined || by === engine.timeline.log().author) return
    const bringBack = () => {
      const outcome = engine.timeline.bringBack(record)
      if (outcome.kind === 'applied') engine.selection.set({ kind: 'layer', layer })
      else notify({ type: 'design.bringBack', payload: null }, outcome)
    }
    const actions = [{ label: t('people.bringBack'), act: bringBack }]
    toasts.show({
      key: 'gone',
      severity: 'info',
      text: t('people.removed', { name: nameOf(by) }),
      actions,
      life: removedLife,
    })
  }, [document, selection, engine, toasts, t, nameOf, notify])
}

/** Says that a page of another version takes part: it has made what nothing here can draw, or says what cannot be read. */
function useOtherVersionMessage(): void {
  const { engine, tools } = useOpenedDesign()
  const { toasts } = useServices()
  const { t } = useTranslation()
  const { layers } = useStream(engine.document)
  const rejected = useStream(engine.sync.rejected)
  const strange = Object.values(layers).filter(
    ({ kind }) => !tools.some(({ layerKinds }) => layerKinds.includes(kind)),
  ).length
  const isUnreadable = rejected.includes('message-unreadable')
  const hasNewerPart = useStream(engine.timeline.hasNewerPart)
  useEffect(() => {
    if (strange === 0 && !isUnreadable && !hasNewerPart) return toasts.close('version')
    const parts = strange > 0 ? t('version.parts', { count: strange }) : t('version.unreadable')
    const text = hasNewerPart ? t('version.newer') : parts
    const actions = [{ label: t('error.again'), act: () => location.reload() }]
    toasts.show({ key: 'version', severity: 'warn', text, actions })
  }, [strange, isUnreadable, hasNewerPart, toasts, t])
}
