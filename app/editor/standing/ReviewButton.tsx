import { useTranslation } from 'react-i18next'
import { useStream } from '../../device/useStream.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { StatusTag } from '../../ui/designs/StatusTag.tsx'
import { useEditorControls } from '../EditorControlsContext.ts'

/** Submits the design for review; once it was submitted, says how it stands and leads to what can be done. */
export function ReviewButton({ className }: { readonly className: string }) {
  const { t } = useTranslation()
  const { showDialog } = useEditorControls()
  const standing = useStream(useOpenedDesign().standing)
  const isDraft = standing === null || standing.status === 'DRAFT'
  return (
    <button
      type="button"
      className={`button ${isDraft ? 'line' : ''} ${className}`}
      data-standing={standing?.status}
      onClick={() => showDialog('review')}
    >
      {isDraft ? (
        t('review.submit')
      ) : (
        <>
          <span className="visually-hidden">{t('standing.label')} </span>
          <StatusTag status={standing.status} />
        </>
      )}
    </button>
  )
}
