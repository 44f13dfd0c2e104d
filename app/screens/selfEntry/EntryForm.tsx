import { CircleCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type GarmentPlugin, type PlayerOption, valuesOfChoice } from '../../../engine/index.ts'
import {
  type ReplyFields,
  type RosterReply,
  replyFields,
  sendReplyCall,
} from '../../../server/contract/orders/rosterLink.ts'
import { SizeGuideButton } from '../../panelkit/players/SizeGuideButton.tsx'
import { sizeChoicesOf } from '../../panelkit/players/sizeChoices.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { FormErrorNote, SubmitButton } from '../../ui/forms/FormEnd.tsx'
import { FormChoice, FormField } from '../../ui/forms/FormFields.tsx'
import { useServerForm } from '../../ui/forms/serverForm.ts'
import type { EnteredFields } from './enteredPlayer.ts'
import styles from './selfEntry.module.css'

interface EntryFormProps {
  readonly garment: GarmentPlugin
  readonly opening: { readonly secret: string; readonly own: string }
  /** What was sent from this browser before. */
  readonly reply: RosterReply | null
  /** What is in the form now. */
  readonly typed: (fields: EnteredFields) => void
  /** Begins anew for another player. */
  readonly another: () => void
}

/** Name, number, size and what else the garment lets players choose. */
export function EntryForm({ garment, opening, reply, typed, another }: EntryFormProps) {
  const { t } = useTranslation('selfEntry')
  const { client } = useServices()
  const [sent, setSent] = useState(reply)
  const { form, error, isBusy, submit } = useServerForm<EnteredFields & ReplyFields, ReplyFields, RosterReply>({
    schema: replyFields,
    initial: fieldsOf(reply),
    send: fields => client.send(sendReplyCall, { body: { ...opening, ...fields } }),
    done: setSent,
  })
  const { register, formState, watch } = form
  const { errors } = formState
  useEffect(() => {
    const following = watch(fields => typed(fields as EnteredFields))
    return () => following.unsubscribe()
  }, [watch, typed])
  if (sent?.status === 'approved') return <Sent status="approved" another={another} />
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      {sent && !formState.isDirty && <Sent status={sent.status} another={another} />}
      <FormField
        label={t('name')}
        maxLength={60}
        autoComplete="off"
        error={errors.name?.message}
        {...register('name')}
      />
      <FormField
        label={t('number')}
        inputMode="numeric"
        maxLength={2}
        autoComplete="off"
        error={errors.number?.message}
        {...register('number')}
      />
      <FormChoice
        label={t('size')}
        required
        choices={[{ value: '', label: t('choose') }, ...sizeChoicesOf(garment)]}
        error={errors.size?.message}
        {...register('size')}
      />
      <SizeGuideButton garment={garment} />
      {garment.playerOptions.map(option => (
        <OptionField
          key={option.field}
          garment={garment}
          option={option}
          field={register(fieldOf(option), { setValueAs: (value: string | null) => value || null })}
        />
      ))}
      <FormErrorNote error={error} />
      <SubmitButton isBusy={isBusy} busy={t('sending')}>
        {sent ? t('sendAgain') : t('send')}
      </SubmitButton>
      <p className={styles.small}>{t('privacy')}</p>
    </form>
  )
}

const fieldOf = ({ kind }: PlayerOption) => (kind === 'size' ? 'shortsSize' : 'sleeve')

const fieldsOf = (reply: RosterReply | null) => ({
  name: reply?.name ?? '',
  number: reply?.number ?? '',
  ...(reply && { size: reply.size }),
  shortsSize: reply?.shortsSize ?? null,
  sleeve: reply?.sleeve ?? null,
})

interface OptionFieldProps {
  readonly garment: GarmentPlugin
  readonly option: PlayerOption
  readonly field: object
}

function OptionField({ garment, option, field }: OptionFieldProps) {
  const { t: names } = useTranslation(`garment.${garment.slug}`)
  const words = `playerOptions.${option.field}`
  const choices =
    option.kind === 'size'
      ? sizeChoicesOf(garment)
      : valuesOfChoice(garment, option).map(value => ({ value, label: names(`${words}.values.${value}`) }))
  return (
    <FormChoice
      label={names(`${words}.name`)}
      choices={[{ value: '', label: names(`${words}.unset`) }, ...choices]}
      {...field}
    />
  )
}

/** That it has arrived, and what comes next. */
function Sent({ status, another }: Pick<RosterReply, 'status'> & Pick<EntryFormProps, 'another'>) {
  const { t } = useTranslation('selfEntry')
  return (
    <div className={styles.sent} role="status">
      <CircleCheck aria-hidden />
      <div>
        <h2>{t(`sent.${status}.title`)}</h2>
        <p>{t(`sent.${status}.text`)}</p>
        <button type="button" className="button line" onClick={another}>
          {t('another')}
        </button>
      </div>
    </div>
  )
}
