import { use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type AssetId, type Colour, type ImageCredit, readableOn, shownPaint } from '../../../engine/index.ts'
import { ServicesContext } from '../../session/ServicesContext.ts'
import type { Services } from '../../session/services.ts'
import { Pager } from '../../ui/controls/native/Pager.tsx'
import { Segments } from '../../ui/controls/native/Segments.tsx'
import { SwitchField } from '../../ui/controls/native/SwitchField.tsx'
import { LoadError } from '../../ui/EmptyState.tsx'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import { ColourField } from '../colour/ColourPicker.tsx'
import { clubColours } from '../colour/colours.ts'
import { EmptyHint } from '../controls/layout.tsx'
import { ChoiceField, InputField } from '../controls/TextField.tsx'
import { useGarment } from '../design/useDesign.ts'
import { useShown } from '../design/useShown.ts'
import { LargeDialog } from '../table/LargeDialog.tsx'
import styles from './library.module.css'
import { folders, ideas, type LibraryQuery, types } from './libraryItems.ts'
import { useLibrary } from './useLibrary.ts'

interface LibraryDialogProps {
  readonly taken: (asset: AssetId, credit: ImageCredit) => void
  readonly close: () => void
}

/** Graphics and images to choose from, with whose work they are. */
export function LibraryDialog(props: LibraryDialogProps) {
  const services = use(ServicesContext)
  return services && <OfServices services={services} {...props} />
}

function OfServices({ services, taken, close }: LibraryDialogProps & { readonly services: Services }) {
  const { t } = useTranslation()
  const [tint, setTint] = useState<Colour | null>(null)
  const { zones, version } = useGarment()
  const cloth = useShown(shown => zones[0] && shownPaint(shown, version, zones[0]))
  const ink = readableOn(cloth).colour
  const { query, search, request, busy, problem, take } = useLibrary(services, { ink, taken })
  const page = request.kind === 'ok' ? request.value : null
  return (
    <LargeDialog title={t('library.title')} detail={t('library.detail')} close={close}>
      <ScrollRegion className={styles.library}>
        <Filters query={query} search={search} />
        <fieldset className={styles.ideas}>
          <legend className="visually-hidden">{t('library.ideas')}</legend>
          {ideas.map(idea => {
            const words = t(`library.idea.${idea}`)
            const isOn = query.words === words
            return (
              <button key={idea} type="button" aria-pressed={isOn} onClick={() => search({ words: isOn ? '' : words })}>
                {words}
              </button>
            )
          })}
        </fieldset>
        <div className={styles.tint}>
          <SwitchField
            label={t('library.tint')}
            on={tint !== null}
            choose={on => setTint(on ? (clubColours[0] ?? '#000000') : null)}
          />
          {tint !== null && (
            <ColourField
              label={t('library.tint')}
              colour={tint}
              palette={clubColours}
              gesture={{ preview: setTint, commit: setTint, cancel() {} }}
            />
          )}
        </div>
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem.reason === 'host-down'
              ? t('library.hostDown', { name: problem.item.name })
              : t(`image.refused.${problem.reason}`, { name: problem.item.name })}
          </p>
        )}
        {request.kind === 'failed' && <LoadError error={request.error} retry={request.retry} />}
        <p role="status" className={styles.count}>
          {page ? t('library.found', { count: page.total }) : ''}
        </p>
        {page && page.items.length === 0 && <EmptyHint title={t('library.none')} hint={t('library.noneHint')} />}
        <ul className={styles.items} aria-busy={page === null} data-shelf={query.shelf}>
          {page?.items.map(item => (
            <li key={item.key}>
              <button
                type="button"
                aria-label={t('library.take', { name: item.name })}
                aria-busy={busy === item.key}
                onClick={() => take(item, tint)}
              >
                <img src={item.previewUrl} alt="" loading="lazy" />
                <span className={styles.name}>{item.name}</span>
              </button>
              <span className={styles.credit}>
                {[item.credit.author, item.credit.licence].filter(Boolean).join(' · ')}
              </span>
            </li>
          ))}
        </ul>
        <Pager isLarge page={query.page} pages={page?.pages ?? 0} turn={turned => search({ page: turned })} />
      </ScrollRegion>
    </LargeDialog>
  )
}

interface FiltersProps {
  readonly query: LibraryQuery
  readonly search: (change: Partial<LibraryQuery>) => void
}

/** What is wanted: which shelf, which words, which kind. */
function Filters({ query, search }: FiltersProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.filters}>
      <Segments
        label={t('library.shelf')}
        segments={(['graphics', 'images'] as const).map(value => ({ value, label: t(`library.shelves.${value}`) }))}
        value={query.shelf}
        choose={shelf => search({ shelf: shelf === 'images' ? 'images' : 'graphics' })}
      />
      <InputField
        label={t('library.search')}
        hint={t('library.searchHint')}
        value={query.words}
        longest={80}
        write={words => search({ words })}
        enter={() => {}}
      />
      {query.shelf === 'graphics' ? (
        <ChoiceField
          label={t('library.folder')}
          choices={folders.map(value => ({ value, label: t(`library.folders.${value}`) }))}
          value={query.folder}
          choose={folder => search({ folder })}
        />
      ) : (
        <>
          <ChoiceField
            label={t('library.type')}
            choices={types.map(value => ({ value, label: t(`library.types.${value}`) }))}
            value={query.type}
            choose={type => search({ type: types.find(each => each === type) ?? 'all' })}
          />
          <SwitchField
            label={t('library.transparent')}
            on={query.transparent}
            choose={transparent => search({ transparent })}
          />
        </>
      )}
    </div>
  )
}
