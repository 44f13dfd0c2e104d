import { useQueryClient } from '@tanstack/react-query'
import { Shapes } from 'lucide-react'
import { useState } from 'react'
import { publishTemplateCall } from '../../../server/contract/console/shopTemplates.ts'
import type { ReviewedDesign } from '../../../server/contract/designs/reviewedDesign.ts'
import { useScreenWords } from '../../i18n/words.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { useStaff } from '../session/EntranceContext.ts'
import { TemplateNames } from './TemplateNames.tsx'
import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }

/** Publishes the version of a design that is looked at as a template of the shop; for owners. */
export function PublishTemplate({ reviewed: { design, revisions } }: { readonly reviewed: ReviewedDesign }) {
  const t = useScreenWords('templates', { en, kh })
  const { client, toasts } = useServices()
  const queries = useQueryClient()
  const staff = useStaff()
  const [isOpen, open] = useState(false)
  const revision = revisions[0]?.number
  if (!staff.may('manage') || revision === undefined) return null
  const send = (names: { readonly kh: string; readonly en: string }) =>
    client.send(publishTemplateCall, { body: { design: design.id, revision, names } })
  const saved = () => {
    open(false)
    toasts.show({ key: 'template', severity: 'success', text: t('published') })
    void queries.invalidateQueries({ queryKey: ['console-templates'] })
  }
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={t('publish')}
        data-tip={t('publish')}
        onClick={() => open(true)}
      >
        <Shapes aria-hidden />
      </button>
      {isOpen && (
        <TemplateNames
          title={t('publish')}
          lead={t('publishLead')}
          accept={t('publishNow')}
          names={{ kh: design.name.slice(0, 60), en: design.name.slice(0, 60) }}
          send={send}
          close={() => open(false)}
          saved={saved}
        />
      )}
    </>
  )
}
