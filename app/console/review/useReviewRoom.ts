import { useState } from 'react'
import { type ArtworkGroup, asDesigned, centreOf, panelId, sampleView, sideOf } from '../../../engine/index.ts'
import type { DesignComment } from '../../../server/contract/designs/designComment.ts'
import type { ReviewedDesign } from '../../../server/contract/designs/reviewedDesign.ts'
import { useStream } from '../../device/useStream.ts'
import type { CheckLine } from '../../editor/review/shirtLines.ts'
import { type TimelineState, useTimeline } from '../../editor/timeline/useTimeline.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { useComments } from '../../studio/comments/Comments.tsx'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import type { ClothSpot } from '../../viewer/clothPicker.ts'
import type { StageView } from '../../viewer/orbit.ts'
import { usePlainKeys } from '../frame/usePlainKeys.ts'
import { useStaff } from '../session/EntranceContext.ts'
import { usePanelTab } from './ReviewPanel.tsx'
import type { Comparison } from './ReviewStage.tsx'
import { shopComments } from './shopComments.ts'

const isOf = (source: ArtworkGroup['source'], { layer, zone }: CheckLine): boolean =>
  'layer' in source ? source.layer === layer : source.zone === zone

/** What the stage and the panel beside it show, and what each does to the other. */
export function useReviewRoom(reviewed: ReviewedDesign, order: string | null) {
  const { client } = useServices()
  const staff = useStaff()
  const { engine, artwork, view: seen } = useOpenedDesign()
  const { panels } = useStream(artwork.pattern(asDesigned))
  const { layers } = useStream(engine.document)
  const timeline = useTimeline()
  const talk = shopComments(client, reviewed.design.id, staff.may('review'))
  const comments = useComments(talk)
  const [shown, show] = useState<Comparison>('one')
  const [tab, setTab] = usePanelTab()
  const [view, setView] = useState<StageView | 'free'>('front')
  const [spot, setSpot] = useState<ClothSpot | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const [located, setLocated] = useState<CheckLine['text'] | null>(null)
  useReviewKeys(timeline)
  const goTo = (id: string) => {
    setChosen(id)
    setTab('comments')
    requestAnimationFrame(() => document.getElementById(`remark-${id}`)?.scrollIntoView({ block: 'nearest' }))
  }
  const pick = (picked: ClothSpot | null) => {
    setSpot(picked)
    if (picked) setTab('comments')
  }
  const choose = (comment: DesignComment) => {
    setChosen(comment.id)
    setView(sideOf(panels, panelId(comment.panel)))
  }
  const locate = (line: CheckLine) => {
    setLocated(line.text)
    const version = line.version ?? seen.current().version
    const own = line.layer && layers[line.layer]?.place.panel
    for (const { id } of panels.filter(panel => own === undefined || panel.id === own)) {
      const { groups } = artwork.panel(id, sampleView(version)).current()
      const drawn = groups.find(({ source }) => isOf(source, line))
      if (!drawn) continue
      const [x, y] = centreOf(drawn.bounds)
      setSpot({ panel: id, x, y })
      setView(sideOf(panels, id))
      seen.set({ ...seen.current(), version })
      return timeline.seek('left', timeline.filmstrip.now)
    }
  }
  const threads = comments.kind === 'ok' ? comments.threads : []
  const isOpen = order === null && reviewed.design.allowedActions.includes('approve') && staff.may('review')
  return {
    timeline,
    stage: { shown, show, view, setView, threads, draft: spot, chosen, choose: goTo, pick },
    panel: {
      ...{ tab, setTab, talk, comments, chosen, choose, spot, located, locate },
      side: view === 'back' ? ('back' as const) : ('front' as const),
      pinned: () => setSpot(null),
      mayCorrect: isOpen,
    },
  }
}

/** P plays and pauses; the comma and the full stop go one step back and on. */
function useReviewKeys(timeline: TimelineState): void {
  usePlainKeys(({ key }) => {
    if (key === 'p') timeline.setPlaying(!timeline.isPlaying)
    else if (key === ',') timeline.stepBy(-1)
    else if (key === '.') timeline.stepBy(1)
  })
}
