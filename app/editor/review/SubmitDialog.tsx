import { CircleAlert, CircleCheck, FileDown, LogIn, Send, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { useStream } from '../../device/useStream.ts'
import { signInPath } from '../../session/paths.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { TaskDialog } from '../../ui/controls/dialog/Dialogs.tsx'
import { useProblemWord } from '../../ui/forms/problemWord.ts'
import type { EditorDialogProps } from '../controls/EditorControlsContext.ts'
import { useDesignFile } from '../share/useDesignFile.ts'
import styles from './review.module.css'
import { type DesignChecks, useDesignChecks } from './useDesignChecks.ts'
import { useReviewSteps } from './useReviewSteps.ts'

/** Checks what can be checked, and hands the design in. */
export function SubmitDialog({ close }: EditorDialogProps) {
  const { t } = useTranslation()
  const { toasts, session } = useServices()
  const { connection } = useOpenedDesign()
  const { pathname, search } = useLocation()
  const isIn = useStream(session.state).kind === 'in'
  const checks = useDesignChecks()
  const { save } = useDesignFile()
  const take = useReviewSteps()
  const problemWord = useProblemWord()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const needsFixing = checks.lines?.some(({ severity }) => severity === 'stop') ?? false
  const why = connection.isGuest ? 'guest' : !isIn ? 'account' : needsFixing ? 'fix' : null
  const submit = async () => {
    if (isBusy || why !== null) return
    setBusy(true)
    const response = await take('submit')
    setBusy(false)
    if (response.kind !== 'ok') return setProblem(problemWord(response))
    toasts.show({ key: 'reviewStatus', severity: 'success', text: t('review.submitted'), life: 8000 })
    close()
  }
  return (
    <TaskDialog
      title={t('review.title')}
      lead={t('review.lead')}
      close={close}
      footer={
        <>
          <button type="button" className="button line" onClick={save}>
            <FileDown aria-hidden />
            {t('share.saveFile')}
          </button>
          {why === 'account' ? (
            <Link className="button primary" to={signInPath(pathname + search)}>
              <LogIn aria-hidden />
              {t('review.signIn')}
            </Link>
          ) : (
            <button
              type="button"
              className="button primary"
              aria-disabled={isBusy || why !== null}
              aria-describedby="review-needs"
              onClick={() => void submit()}
            >
              <Send aria-hidden />
              {isBusy ? t('review.sending') : t('review.submit')}
            </button>
          )}
        </>
      }
    >
      <CheckList checks={checks} />
      <p id="review-needs" className={styles.needs}>
        {t(`review.needs.${why ?? 'nothing'}`)}
      </p>
      {problem !== null && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </TaskDialog>
  )
}

const icons = { stop: CircleAlert, warn: TriangleAlert, good: CircleCheck } as const

/** What the checks have found, or that they run. */
function CheckList({ checks: { lines, isIncomplete, retry } }: { readonly checks: DesignChecks }) {
  const { t } = useTranslation()
  return (
    <>
      {lines === null ? (
        <p className={styles.running} role="status">
          <span className={styles.spinner} aria-hidden />
          {t('review.running')}
        </p>
      ) : (
        <ul className={styles.checks} aria-label={t('review.checks')}>
          {lines.map(({ severity, text }) => {
            const Icon = icons[severity]
            return (
              <li key={text} data-severity={severity}>
                <Icon role="img" aria-label={t(`review.severity.${severity}`)} />
                {text}
              </li>
            )
          })}
        </ul>
      )}
      {isIncomplete && (
        <p className={styles.incomplete} role="alert">
          {t('review.incomplete')}
          <button type="button" className="button soft" onClick={retry}>
            {t('review.again')}
          </button>
        </p>
      )}
    </>
  )
}
