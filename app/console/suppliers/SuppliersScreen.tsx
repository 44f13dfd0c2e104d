import { Factory, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  listSuppliersCall,
  maxSuppliers,
  removeSupplierCall,
  type Supplier,
} from '../../../server/contract/production/suppliers.ts'
import { languages } from '../../i18n/languages.ts'
import { useScreenWords } from '../../i18n/words.ts'
import { useRequest } from '../../session/api/useRequest.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { EmptyState, LoadError } from '../../ui/EmptyState.tsx'
import { useProblemWord } from '../../ui/forms/problemWord.ts'
import { ListPage } from '../frame/ListPage.tsx'
import people from '../people/people.module.css'
import { useStaff } from '../session/EntranceContext.ts'
import { SupplierDialog } from './SupplierDialog.tsx'
import styles from './suppliers.module.css'
import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }

/** `/console/suppliers`: whom the shop hands its orders to. */
export function SuppliersScreen() {
  useScreenWords('suppliers', { en, kh })
  const { t } = useTranslation('suppliers')
  const { client } = useServices()
  const staff = useStaff()
  const [open, setOpen] = useState<Supplier | 'new' | null>(null)
  const found = useRequest(['console-suppliers'], () => client.send(listSuppliersCall))
  const items = found.kind === 'ok' ? found.value.items : []
  const mayChange = staff.may('produce')
  return (
    <ListPage
      title={t('title')}
      tools={
        mayChange &&
        items.length < maxSuppliers && (
          <button type="button" className="button primary" onClick={() => setOpen('new')}>
            <Plus aria-hidden />
            {t('add')}
          </button>
        )
      }
    >
      {found.kind === 'loading' && <span className={styles.waiting} role="status" aria-label={t('app:loading')} />}
      {found.kind === 'failed' && <LoadError error={found.error} retry={found.retry} />}
      {found.kind === 'ok' && items.length === 0 && (
        <EmptyState icon={Factory} title={t('none')} text={t('noneText')} />
      )}
      {items.length > 0 && (
        <ul className={people.list}>
          {items.map(supplier => (
            <SupplierItem
              key={supplier.id}
              supplier={supplier}
              edit={mayChange ? () => setOpen(supplier) : null}
              changed={found.retry}
            />
          ))}
        </ul>
      )}
      {open !== null && (
        <SupplierDialog
          supplier={open === 'new' ? null : open}
          close={() => setOpen(null)}
          saved={() => {
            setOpen(null)
            found.retry()
          }}
        />
      )}
    </ListPage>
  )
}

interface SupplierItemProps {
  readonly supplier: Supplier
  readonly edit: (() => void) | null
  changed(): void
}

function SupplierItem({ supplier: { id, name, email, language, notes, handoffs }, edit, changed }: SupplierItemProps) {
  const { t } = useTranslation('suppliers')
  const { client, confirmations, toasts } = useServices()
  const problem = useProblemWord()
  const remove = async () => {
    const isAgreed = await confirmations.confirm({
      icon: Trash2,
      title: t('removeTitle', { name }),
      message: t('removeText'),
      accept: t('remove'),
      reject: t('console:step.keep'),
    })
    if (!isAgreed) return
    const came = await client.send(removeSupplierCall, { params: { id } })
    if (came.kind !== 'ok') toasts.show({ key: 'supplier', severity: 'error', text: problem(came) })
    changed()
  }
  return (
    <li>
      <strong>{name}</strong>
      <p className={people.quiet}>
        {[email || t('noEmail'), languages[language].name, t('handoffs', { count: handoffs })].join(' · ')}
      </p>
      {notes && <p className={styles.notes}>{notes}</p>}
      {edit && (
        <div className={`${people.end} ${styles.acts}`}>
          <button
            type="button"
            className="icon-button"
            aria-label={t('editOf', { name })}
            data-tip={t('edit')}
            onClick={edit}
          >
            <Pencil aria-hidden />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={t('removeTitle', { name })}
            data-tip={t('remove')}
            onClick={() => void remove()}
          >
            <Trash2 aria-hidden />
          </button>
        </div>
      )}
    </li>
  )
}
