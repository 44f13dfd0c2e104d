import { enablePatches, Immer } from 'immer'
import type { DraftPath, OpenDraft } from '../../engine/commands/openDraft.ts'
import type { DesignDocument } from '../../engine/index.ts'
import type { DraftDocument } from '../../engine/plugin.ts'

enablePatches()

const immer = new Immer({ autoFreeze: false })

/** A draft of immer's own, whose recipes ours are written like: what both must agree on. */
export function openImmerDraft(document: DesignDocument, assigned: (path: DraftPath) => void): OpenDraft {
  const draft = immer.createDraft(document)
  return {
    draft: draft as DraftDocument,
    finish: () =>
      immer.finishDraft(draft, patches => {
        for (const { path } of patches) assigned(path.map(String))
      }) as DesignDocument,
  }
}
