import { Code } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { versionTag } from '../../../server/contract/call.ts'
import { changeShopCall } from '../../../server/contract/console/shopSettings.ts'
import { embeddingOrigins } from '../../../server/contract/embedding.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { FormErrorNote, SubmitButton } from '../../ui/forms/FormEnd.tsx'
import { FormArea } from '../../ui/forms/FormFields.tsx'
import { useServerForm } from '../../ui/forms/serverForm.ts'
import styles from './shop.module.css'
import type { ShopPartProps } from './useShop.ts'

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)

const schema = z.object({
  origins: z.string().refine(text => embeddingOrigins.safeParse(linesOf(text)).success, { error: 'incorrect' }),
})

/** The sites that may show the editor on their own pages. */
export function EmbeddingPart({ shop: { settings, version }, take }: ShopPartProps) {
  const { t } = useTranslation('shop')
  const { client } = useServices()
  const { form, error, isBusy, submit } = useServerForm({
    schema,
    initial: { origins: (settings.embedding?.origins ?? []).join('\n') },
    send: ({ origins }) =>
      client.send(changeShopCall, {
        headers: { 'if-match': versionTag(version) },
        body: { embedding: { origins: linesOf(origins) } },
      }),
    done: value => void take({ kind: 'ok', value }),
  })
  const wrong = form.formState.errors.origins?.message
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p>{t('embedding.lead')}</p>
      <FormArea
        label={t('embedding.origins')}
        hint={wrong ? t('embedding.bad') : t('embedding.hint')}
        error={wrong}
        lang="en"
        {...form.register('origins')}
      />
      <p className={styles.snippet}>
        <Code aria-hidden />
        <code>{`<iframe src="${location.origin}/design/soccer" allow="clipboard-write">`}</code>
      </p>
      <FormErrorNote error={error} />
      <SubmitButton className="button primary" isBusy={isBusy} busy={t('console:entry.busy')}>
        {t('save')}
      </SubmitButton>
    </form>
  )
}
