import { Globe, Send } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Design, DesignCard } from '../../../server/contract/designs/design.ts'
import type { Answer } from '../../session/api/answer.ts'
import { type DesignStep, designCalls } from '../../session/designCalls.ts'
import type { Question } from '../../session/notices.ts'
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
  const { client, toasts, questions, queries, block, newId } = useServices()
  const fetchStudio = useFetchStudio()
  const problemWord = useProblemWord()
  const forget = useForgetDesign()
  const calls = designCalls(client)
  const values = { name: design.name || t('unnamed') }
  const key = `design:${design.id}`

  /** Shows the list anew, whatever became of it: what was refused was often another's doing. */
  const settle = async (asked: Promise<Answer<Design>>): Promise<Design | null> => {
    const answer = await block.during(asked)
    void queries.invalidateQueries({ queryKey: ['designs'] })
    if (answer.kind === 'answered') return answer.value
    toasts.show({ key, severity: 'error', text: problemWord(answer) })
    return null
  }
  const say = (text: string) => toasts.show({ key, severity: 'success', text, life })
  const step = async (name: DesignStep, text: string, asked?: Pick<Question, 'icon' | 'message' | 'accept'>) => {
    if (asked && !(await questions.ask({ ...asked, title: values.name, reject: t('ask.no') }))) return null
    const done = await settle(calls.step(design, name))
    if (done) say(text)
    return done
  }
  const remove = async () => {
    const put = await settle(calls.remove(design))
    if (!put) return
    forget(design.id)
    const undo = async () => {
      if (await settle(calls.step(put, 'restore'))) say(t('done.restored', values))
    }
    const actions = [{ label: t('done.undo'), act: () => void undo() }]
    toasts.show({ key, severity: 'secondary', text: t('done.removed', values), actions, life })
  }
  const publish = async () => {
    const asked = { icon: Globe, message: t('ask.publish'), accept: t('menu.publish') }
    const shown = await step('publish', t('done.published', values), asked)
    if (!shown || design.thumbnail !== null) return
    const [{ picturePublished }, made] = await Promise.all([import('./picturePublished.ts'), fetchStudio()])
    await picturePublished(design.id, made, client)
    await queries.invalidateQueries({ queryKey: ['designs'] })
  }
  return {
    rename: name => void settle(calls.rename(design, name)),
    duplicate: () =>
      void settle(calls.duplicate(design.id, newId())).then(made => made && say(t('done.copied', values))),
    submit: () =>
      void step('submit', t('done.submitted', values), {
        icon: Send,
        message: t('ask.submit'),
        accept: t('menu.submit'),
      }),
    withdraw: () => void step('withdraw', t('done.withdrawn', values)),
    // Without a picture the store draws it itself.
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
