import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asDesigned, panelId, sideOf } from '../../../engine/index.ts'
import { useStream } from '../../device/useStream.ts'
import { Comments } from '../../studio/comments/Comments.tsx'
import { useCommentWords } from '../../studio/comments/commentWords.ts'
import { middleOfSide } from '../../studio/comments/middleOfSide.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { TaskDialog } from '../../ui/controls/dialog/Dialogs.tsx'
import { type EditorDialogProps, useEditorControls } from '../controls/EditorControlsContext.ts'
import { usePersonName } from '../people/personName.ts'
import { layerOnCloth } from '../stage/gesture/layersOnCloth.ts'
import { useOwnComments } from './useOwnComments.ts'

/** What the shop and others say about the design, to be answered; a number turns the kit to its pin. */
export function CommentsDialog({ close }: EditorDialogProps) {
  const { t } = useTranslation()
  const word = useCommentWords()
  const design = useOpenedDesign()
  const { artwork, engine, garment } = design
  const { stage } = useEditorControls()
  const { panels } = useStream(artwork.pattern(asDesigned))
  const { source, comments } = useOwnComments()
  const peers = useStream(engine.sync.peers)
  const nameOf = usePersonName()
  // Own tabs and people without a name cannot be mentioned.
  const people = peers.filter(({ name, author }) => name !== '' && name !== author).map(({ author }) => nameOf(author))
  const [chosen, setChosen] = useState<string | null>(null)
  const selection = useStream(engine.selection)
  // A new comment is about what is selected.
  const frame = selection.kind === 'layer' ? layerOnCloth(design, selection.layer)?.frame : undefined
  const spot = frame ? { panel: frame.panel, x: frame.centre[0], y: frame.centre[1] } : middleOfSide(panels)
  return (
    <TaskDialog title={word('title')} lead={t('reviewStatus.commentsLead')} close={close}>
      <Comments
        source={source}
        comments={comments}
        chosen={chosen}
        choose={({ id, panel }) => {
          setChosen(id)
          stage.current?.turnTo(sideOf(panels, panelId(panel)))
          close()
        }}
        spot={spot}
        garment={garment.slug}
        pinned={() => {}}
        people={people}
        isTitled
      />
    </TaskDialog>
  )
}
