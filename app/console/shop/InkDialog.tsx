import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { type FabricInk, fabricInk } from '../../../server/contract/tenantSettings.ts'
import { TaskDialog } from '../../ui/controls/dialog/Dialogs.tsx'
import { FormErrorNote, SubmitButton } from '../../ui/forms/FormEnd.tsx'
import { FormField } from '../../ui/forms/FormFields.tsx'
import { useServerForm } from '../../ui/forms/serverForm.ts'
import { readInk } from './inkLines.ts'
import styles from './shop.module.css'

interface InkDialogProps {
  /** What is edited; missing for a new one. */
  readonly ink: FabricInk | null
  /** Names that other inks have. */
  readonly taken: readonly string[]
  /** Whether it was saved. */
  save(ink: FabricInk): Promise<boolean>
  close(): void
}

const parts = ['l', 'a', 'b'] as const

/** What is typed, as an ink. */
const schemaFor = (taken: InkDialogProps['taken']) =>
  z
    .object({
      name: z
        .string()
        .trim()
        .min(1, { error: 'required' })
        .pipe(fabricInk.shape.name)
        .refine(name => !taken.includes(name.toLowerCase()), { error: 'name-taken' }),
      nameKh: z.string().trim().max(40),
      colour: z.string().trim().toLowerCase(),
      ...{ l: z.string(), a: z.string(), b: z.string() },
    })
    .transform(({ name, nameKh, colour, l, a, b }, context) => {
      const read = readInk(name, [colour, l, a, b])
      if (typeof read !== 'string') return nameKh === '' ? read : { ...read, nameKh }
      const paths = read === 'lab' ? parts : [read === 'colour' ? 'colour' : 'name']
      for (const path of paths) context.addIssue({ code: 'custom', path: [path], message: 'incorrect' })
      return z.NEVER
    })

/** Adds an ink or changes one: its names, how it is shown, and what was measured on the cloth. */
export function InkDialog({ ink, taken, save, close }: InkDialogProps) {
  const { t } = useTranslation('shop')
  const [l, a, b] = ink?.lab ?? []
  const { form, error, isBusy, submit } = useServerForm({
    schema: schemaFor(taken),
    initial: {
      ...{ name: ink?.name ?? '', nameKh: ink?.nameKh ?? '', colour: ink?.colour ?? '#047857' },
      ...{ l: textOf(l), a: textOf(a), b: textOf(b) },
    },
    send: async read => ({ kind: 'ok', value: await save(read) }),
    done: isSaved => {
      if (isSaved) close()
    },
  })
  const { errors } = form.formState
  const colour = form.watch('colour')
  return (
    <TaskDialog title={ink ? t('inks.edit', { name: ink.name }) : t('inks.add')} close={close}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <FormField
          label={t('inks.columns.name')}
          required
          maxLength={40}
          hint={errors.name?.message === 'name-taken' ? t('inks.taken') : undefined}
          error={errors.name?.message}
          {...form.register('name')}
        />
        <FormField
          label={t('inks.nameKh')}
          lang="km"
          maxLength={40}
          error={errors.nameKh?.message}
          {...form.register('nameKh')}
        />
        <FormField
          label={t('inks.colour')}
          required
          maxLength={7}
          error={errors.colour?.message}
          end={
            <input
              type="color"
              className={styles.colour}
              aria-label={t('inks.colour')}
              value={/^#[0-9a-f]{6}$/.test(colour) ? colour : '#000000'}
              onChange={event => form.setValue('colour', event.target.value, { shouldValidate: true })}
            />
          }
          {...form.register('colour')}
        />
        <fieldset className={styles.labs} aria-label={t('inks.columns.lab')}>
          {parts.map(part => (
            <FormField
              key={part}
              label={part === 'l' ? 'L' : part}
              inputMode="decimal"
              autoComplete="off"
              error={errors[part]?.message}
              {...form.register(part)}
            />
          ))}
        </fieldset>
        <p>{t('inks.labHint')}</p>
        <FormErrorNote error={error} />
        <SubmitButton className="button primary" isBusy={isBusy} busy={t('console:entry.busy')}>
          {t('save')}
        </SubmitButton>
      </form>
    </TaskDialog>
  )
}

const textOf = (value: number | undefined): string => (value === undefined ? '' : String(value))
