import { Globe, Send } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Design, DesignCard } from '../../../server/contract/designs/design.ts'
import type { ClientResponse } from '../../session/api/clientResponse.ts'
import { type DesignStep, designCalls } from '../../session/designCalls.ts'
import type { Confirmation } from '../../session/notices.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { deviceDesigns } from '../../studio/designs/deviceDesigns.ts'
import { useFetchStudio } from '../../studio/StudioContext.ts'
import { useProblemWord } from '../../ui/forms/problemWord.ts'

export interface DesignActions {
  rename(name: string): void
  duplicate(): void
  submit(): void
  withdraw(): void
  publish(): void
  unpublish(): void
  remove(): void
}

const life = 8000

/** What can be done with a design of the list. Each says what became of it, and the list shows it. */
export function useDesignActions(design: DesignCard): DesignActions {
  const { t } = useTranslation('designList')
  const { client, toasts, confirmations, queries, block, newId } = useServices()
  const fetchStudio = useFetchStudio()
  const problemWord = useProblemWord()
  const forget = useForgetDesign()
  const calls = designCalls(client)
  const values = { name: design.name || t('unnamed') }
  const key = `design:${design.id}`

  /** Shows the list anew, whatever became of it: what was refused was often another's doing. */
  const settle = async (confirmation: Promise<ClientResponse<Design>>): Promise<Design | null> => {
    const response = await block.during(confirmation)
    void queries.invalidateQueries({ queryKey: ['designs'] })
    if (response.kind === 'ok') return response.value
    toasts.show({ key, severity: 'error', text: problemWord(response) })
    return null
  }
  const notify = (text: string) => toasts.show({ key, severity: 'success', text, life })
  const step = async (
    name: DesignStep,
    text: string,
    confirmation?: Pick<Confirmation, 'icon' | 'message' | 'accept'>,
  ) => {
    if (
      confirmation &&
      !(await confirmations.confirm({ ...confirmation, title: values.name, reject: t('confirm.no') }))
    )
      return null
    const done = await settle(calls.step(design, name))
    if (done) notify(text)
    return done
  }
  const remove = async () => {
    const put = await settle(calls.remove(design))
    if (!put) return
    forget(design.id)
    const undo = async () => {
      if (await settle(calls.step(put, 'restore'))) notify(t('done.restored', values))
    }
    const actions = [{ label: t('done.undo'), act: () => void undo() }]
    toasts.show({ key, severity: 'secondary', text: t('done.removed', values), actions, life })
  }
  const publish = async () => {
    const confirmation = { icon: Globe, message: t('confirm.publish'), accept: t('menu.publish') }
    const shown = await step('publish', t('done.published', values), confirmation)
    if (!shown || design.thumbnail !== null) return
    const [{ imagePublished }, made] = await Promise.all([import('./imagePublished.ts'), fetchStudio()])
    await imagePublished(design.id, made, client)
    await queries.invalidateQueries({ queryKey: ['designs'] })
  }
  return {
    rename: name => void settle(calls.rename(design, name)),
    duplicate: () =>
      void settle(calls.duplicate(design.id, newId(), t('copyOf', { name: values.name.slice(0, 100) }))).then(
        made => made && notify(t('done.copied', values)),
      ),
    submit: () =>
      void step('submit', t('done.submitted', values), {
        icon: Send,
        message: t('confirm.submit'),
        accept: t('menu.submit'),
      }),
    withdraw: () => void step('withdraw', t('done.withdrawn', values)),
    // Without an image the store draws it itself.
    publish: () => void publish().catch(() => {}),
    unpublish: () => void step('unpublish', t('done.unpublished', values)),
    remove: () => void remove(),
  }
}

/** Deletes what this device has of a design that the server has put away. Brought back, it comes from the server. */
function useForgetDesign(): (id: string) => void {
  const { memory } = useServices()
  const fetchStudio = useFetchStudio()
  return id => {
    const designs = deviceDesigns(memory)
    if (!designs.list().some(design => design.id === id)) return
    designs.forget(id)
    // What keeps designs on a device comes with the studio. Where it does not come, only the list forgets.
    fetchStudio().then(
      ({ deleteDesign }) => deleteDesign(id),
      () => {},
    )
  }
}
