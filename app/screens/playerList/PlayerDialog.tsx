import { Trash2 } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type AccountPlayerFields, accountPlayerFields } from '../../../server/contract/players/players.ts'
import { TaskDialog } from '../../ui/controls/dialog/Dialogs.tsx'
import { SubmitButton } from '../../ui/forms/FormEnd.tsx'
import { FormChoice, FormField } from '../../ui/forms/FormFields.tsx'
import { useServerForm } from '../../ui/forms/serverForm.ts'
import { playerChoices } from './playerChoices.ts'
import styles from './playerForm.module.css'

interface PlayerDialogProps {
  readonly title: string
  readonly initial: AccountPlayerFields
  /** Teams that there are. */
  readonly teams: readonly string[]
  readonly save: (fields: AccountPlayerFields) => void
  /** Only for players who are in the list already. */
  readonly remove?: () => void
  readonly close: () => void
}

const asNull = { setValueAs: (value: string) => (value === '' ? null : value) }

/** Everything about one player, where there is no room for a table. */
export function PlayerDialog({ title, initial, teams, save, remove, close }: PlayerDialogProps) {
  const { t } = useTranslation('playerList')
  const teamsId = useId()
  const { sizes, shorts, sleeves } = playerChoices(t)
  const { form, isBusy, submit } = useServerForm({
    schema: accountPlayerFields,
    initial,
    send: async (fields: AccountPlayerFields) => ({ kind: 'ok', value: fields }),
    done(fields) {
      save(fields)
      close()
    },
  })
  const { errors } = form.formState
  return (
    <TaskDialog title={title} close={close}>
      <form noValidate className={styles.form} onSubmit={submit}>
        <FormField
          label={t('column.number')}
          required
          inputMode="numeric"
          maxLength={2}
          autoComplete="off"
          error={errors.number?.message}
          {...form.register('number')}
        />
        <FormField
          label={t('column.name')}
          required
          maxLength={60}
          autoComplete="off"
          error={errors.name?.message}
          {...form.register('name')}
        />
        <FormChoice label={t('column.size')} choices={sizes} {...form.register('size')} />
        <FormChoice label={t('column.shortsSize')} choices={shorts} {...form.register('shortsSize', asNull)} />
        <FormChoice label={t('column.sleeve')} choices={sleeves} {...form.register('sleeve', asNull)} />
        <FormField
          label={t('column.team')}
          maxLength={60}
          autoComplete="off"
          list={teamsId}
          error={errors.team?.message}
          {...form.register('team')}
        />
        <datalist id={teamsId}>
          {teams.map(team => (
            <option key={team} value={team} />
          ))}
        </datalist>
        <label className={styles.check}>
          <input type="checkbox" {...form.register('goalkeeper')} />
          {t('isGoalkeeper')}
        </label>
        <div className={styles.formEnd}>
          {remove && (
            <button
              type="button"
              className="button danger"
              onClick={() => {
                close()
                remove()
              }}
            >
              <Trash2 aria-hidden />
              {t('column.remove')}
            </button>
          )}
          <SubmitButton isBusy={isBusy} busy={t('saving')} className="button primary">
            {t('save')}
          </SubmitButton>
        </div>
      </form>
    </TaskDialog>
  )
}
