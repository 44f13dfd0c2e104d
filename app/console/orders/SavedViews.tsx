import { Bookmark, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { z } from 'zod'
import { useServices } from '../../session/ServicesContext.ts'
import { Popover } from '../../ui/controls/popover/Popover.tsx'
import { useStaff } from '../session/EntranceContext.ts'
import styles from './orders.module.css'

const views = z.array(z.object({ name: z.string(), view: z.string() }))
type Views = z.infer<typeof views>

/** Filters under names, kept for each person on this device. */
export function SavedViews({ view }: { readonly view: string }) {
  const { t } = useTranslation('console')
  const { memory } = useServices()
  const place = `console-views:${useStaff().account}`
  const [saved, setSaved] = useState<Views>(() => readViews(memory.read(place)))
  const [name, setName] = useState('')
  const keep = (next: Views) => {
    setSaved(next)
    memory.write(place, JSON.stringify(next))
  }
  return (
    <Popover button={<ViewsButton />} className="button line" label={t('orders.views')}>
      {close => (
        <div className={styles.views}>
          {saved.length === 0 && <p>{t('orders.noViews')}</p>}
          <ul>
            {saved.map(item => (
              <li key={item.name}>
                <Link to={`/console/orders?${item.view}`} onClick={() => close()}>
                  {item.name}
                </Link>
                <button
                  type="button"
                  className="icon-button small"
                  aria-label={t('orders.removeView', { name: item.name })}
                  onClick={() => keep(saved.filter(other => other !== item))}
                >
                  <X aria-hidden />
                </button>
              </li>
            ))}
          </ul>
          <form
            onSubmit={event => {
              event.preventDefault()
              if (name.trim() === '') return
              keep([...saved.filter(other => other.name !== name.trim()), { name: name.trim(), view }])
              setName('')
            }}
          >
            <input
              value={name}
              maxLength={40}
              placeholder={t('orders.viewName')}
              aria-label={t('orders.viewName')}
              onChange={event => setName(event.target.value)}
            />
            <button type="submit" className="button soft">
              {t('orders.save')}
            </button>
          </form>
        </div>
      )}
    </Popover>
  )
}

function ViewsButton() {
  const { t } = useTranslation('console')
  return (
    <>
      <Bookmark aria-hidden />
      {t('orders.views')}
    </>
  )
}

function readViews(text: string | null): Views {
  try {
    return views.catch([]).parse(JSON.parse(text ?? '[]'))
  } catch {
    return []
  }
}
